/** One machine under one name. Titles of a machine may share its sheet. */
export type Title<Sheet> = {
  code: string
  /** Raised by any change of the sheet; stored with every round. */
  version: string
  sheet: Sheet & {
    /** The most that a round returns, in hundredths of the stake. */
    mostHundredths: number
  }
}
