/** Details of a journey that only `npm run test:deep` makes. The configuration reads the tag. */
export const DEEP = { tag: '@deep' }

/** `npm test` makes a journey in one of its views, `npm run test:deep` in the others. */
export const deepUnless = (isDaily: boolean) => (isDaily ? {} : DEEP)
