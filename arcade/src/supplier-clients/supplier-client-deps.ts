import type { FairnessLog } from '../fairness/log/seal-log.ts'
import type { Arcade } from '../rounds/arcade.ts'
import type { OfferedSlot } from './listing.ts'
import type { OfferedGame } from './offered-games.ts'
import type { SupplierClient } from './supplier-client.ts'
import type { Transport } from './transport.ts'

/** What a supplier client is given besides its operator. The arcade's wallet is made of the clients. */
export type SupplierClientDeps = {
  arcade: Arcade
  /** The log of commitments and rounds, of which the operator is told what is a player's. */
  fairness: FairnessLog
  /** Where the arcade's pages are found. */
  publicUrl: string
  transport: Transport
  /** The games that it offers. */
  games: readonly OfferedGame[]
  /** Those of them of which rounds can be given away. */
  sheets: readonly OfferedSlot[]
}

/** Opens a supplier client, once there is an arcade to open it for. */
export type OpenSupplierClient = (
  deps: Pick<SupplierClientDeps, 'arcade' | 'fairness' | 'publicUrl'>,
) => SupplierClient
