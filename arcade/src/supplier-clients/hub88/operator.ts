import type { KeyObject } from 'node:crypto'

/** An operator as Hub88 knows it, and what both have agreed on. */
export type Hub88Operator = {
  /** Its wallet, for example https://operator.example/wallet/hub88 */
  walletUrl: string
  /** Signs what it asks of us. */
  publicKey: KeyObject
  /** The supplier's own, which signs what is asked of it. */
  privateKey: KeyObject
}
