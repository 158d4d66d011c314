import type { SlotSheet } from '../games/sheet.ts'
import type { Arcade } from '../rounds/arcade.ts'
import type { Line } from './line.ts'
import type { Wire } from './wire.ts'

/** What a wire is given besides its operator. The arcade's own wallet is made of the wires. */
export type WireDeps = {
  arcade: Arcade
  /** Where the arcade's pages are found. */
  publicUrl: string
  line: Line
  /** The games that it offers. */
  sheets: readonly SlotSheet[]
}

/** A wire to an operator, once there is an arcade to open it for. */
export type OpenWire = (deps: Pick<WireDeps, 'arcade' | 'publicUrl'>) => Wire
