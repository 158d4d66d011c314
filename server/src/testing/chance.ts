const { ZAR_SEED, ZAR_MANY } = process.env

/** Where chance begins: the same in every `npm test`, drawn anew and printed by `npm run test:deep`. */
export const SEED = Number(ZAR_SEED ?? 20_261_125)

/** How often something random or raced is tried: `few` times, and `ZAR_MANY` times as often if that is set. */
export const times = (few: number): number => Math.max(1, Math.round(few * Number(ZAR_MANY ?? 1)))
