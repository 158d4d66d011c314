export { artRoutes } from './art.ts'
export { coverRoutes } from './covers.ts'
export { keepContentFresh } from './freshness.ts'
export { findLaw, keepLaw, type LawText, lawInForce } from './law/law.ts'
export { publishLaw } from './law/publish-law.ts'
export { dropMedia, keepMedia, listMedia, listMediaNames } from './media/media.ts'
export { rewritePicture } from './media/picture.ts'
export { mediaRoutes } from './media/routes.ts'
export { mediaUrl, pictureCatalogue } from './pictures.ts'
export { contentRoutes } from './routes.ts'
export { readContentPieces } from './seed/content-pieces.ts'
export {
  holdDomain,
  holdOption,
  readDomains,
  readOptions,
  writeDomain,
  writeOption,
} from './site/settings.ts'
export { runContentClock, watchContent } from './versions/clock.ts'
export { dropDraft, restoreVersion, type Saved, saveDraft, startDraft } from './versions/drafts.ts'
export { orderPieces, readPageOrders } from './versions/order.ts'
export {
  checkPublishing,
  endPiece,
  factsOf,
  type Publishing,
  publishHeld,
  unschedule,
} from './versions/publish.ts'
export { listPieces, readPiece, readVersion } from './versions/read.ts'
