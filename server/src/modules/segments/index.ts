export { isInSegment } from './is-in-segment.ts'
export { holdSegment, releaseSegments } from './uses.ts'
