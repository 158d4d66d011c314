import { act } from '@testing-library/react'
import type { HubCommand, HubMessages } from '@zar/contract/hub'
import { balance } from '@zar/contract/players/auth'
import { onTestFinished } from 'vitest'
import { connectHub } from '../lib/hub/hub.ts'
import { ADA } from './player.ts'
import { server } from './server.ts'

type Hear = (command: string, message: unknown) => void
const line = { hear: (() => {}) as Hear, breaks: () => {}, stands: () => {}, isUp: false }

class HubConnectionBuilder {
  withUrl = () => this
  withAutomaticReconnect = () => this
  withServerTimeout = () => this
  withKeepAliveInterval = () => this
  configureLogging = () => this
  build = () => ({
    on: (_method: string, hear: Hear) => void Object.assign(line, { hear }),
    onclose: () => {},
    onreconnecting: (breaks: () => void) => void Object.assign(line, { breaks }),
    onreconnected: (stands: () => void) => void Object.assign(line, { stands }),
    start: async () => void Object.assign(line, { isUp: true }),
    stop: async () => {},
  })
}

/** SignalR without a network: `vi.mock('@microsoft/signalr', …)` with it, then `openHub`. */
export const signalR = { HubConnectionBuilder, HttpTransportType: {}, LogLevel: {} }

/** The line to the hub, up: what it pushes, and how it breaks and mends. */
export async function openHub() {
  server.on(balance, { balance: ADA.balance })
  line.isUp = false
  onTestFinished(connectHub())
  while (!line.isUp) await new Promise((resolve) => setTimeout(resolve, 1))
  return {
    push: <C extends HubCommand>(command: C, message: HubMessages[C]) =>
      settled(() => line.hear(command, message)),
    breakOff: () => settled(() => line.breaks()),
    mend: () => settled(() => line.stands()),
  }
}

/** Until what it changed is drawn: TanStack Query tells its observers by a timer of 0 ms. */
const settled = (what: () => void) =>
  act(async () => {
    what()
    await new Promise((resolve) => setTimeout(resolve))
  })
