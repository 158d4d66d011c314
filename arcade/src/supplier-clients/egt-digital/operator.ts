/** An operator as EGT Digital knows it, and what both have agreed on. */
export type EgtDigitalOperator = {
  /** Its wallet, for example https://operator.example/wallet/egt-digital */
  walletUrl: string
  /** Its name here. */
  casinoId: string
  /** Signs what is asked of it. */
  checksumKey: string
  /** With its name it asks for gift spins. */
  giftPassword: string
}

export const EGT_DIGITAL = 'egt-digital'
