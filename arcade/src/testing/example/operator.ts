/** An operator as Example knows it, and what both have agreed on. */
export type ExampleOperator = {
  /** The operator's wallet, such as https://operator.com/wallet/example */
  walletUrl: string
  /** Signs both ways. */
  secret: string
}

/** As in the names of the seats. It is borrowed: no supplier client of the arcade speaks this protocol. */
export const EXAMPLE = 'digitain'
