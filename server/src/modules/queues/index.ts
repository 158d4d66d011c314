export { countCases } from './read-cases.ts'
export { QUEUES_EVERY_MS, type QueueClocks, runQueueClocks } from './run-clocks.ts'
