/** An operator as Digitain knows it, and what both have agreed on. */
export type DigitainOperator = {
  operatorId: string
  /** Signs what either side asks and answers. */
  hmacKey: string
  /** Its wallet: each call has a path below it. */
  walletUrl: string
}

export const DIGITAIN = 'digitain'
