/** The return with one coin and with five, in hundredths of a percent, rounded down (`mathematics.ts`). */
export const RTP_BP = { lowest: 9_837, highest: 9_954 } as const
