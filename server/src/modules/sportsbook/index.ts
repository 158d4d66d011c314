export { type SportUrls, sportRoutes } from './routes.ts'
