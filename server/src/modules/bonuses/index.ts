export type { BonusDeps } from './deps.ts'
export { bonusRoutes } from './routes.ts'
