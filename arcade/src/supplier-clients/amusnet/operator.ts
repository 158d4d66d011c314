/** An operator as Amusnet knows it, and what both have agreed on. */
export type AmusnetOperator = {
  /** Its wallet, for example https://operator.example/wallet/amusnet */
  walletUrl: string
  /** Its PortalCode before the currency: `Brand_Mode`. */
  portal: string
  /** Named in every call: the contract signs nothing. */
  userName: string
  password: string
}

export const AMUSNET = 'amusnet'
