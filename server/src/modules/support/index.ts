export { forgetCallRequests } from './call-request.ts'
export { type SupportDeps, type SupportPolicy, supportRoutes } from './routes.ts'
