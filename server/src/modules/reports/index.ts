export { catchUp, closeDays, foldSealed } from './fold/fold-sealed.ts'
