export { correctBalance } from './correct-balance.ts'
export { readCorrections } from './read-corrections.ts'
export { verifyCorrections } from './verify.ts'
