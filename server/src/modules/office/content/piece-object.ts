import type { Kind } from '@zar/contract/office/content/pieces'

/** As the audit log names a piece. */
export const pieceObject = ({ kind, piece }: { kind: Kind; piece: string }): string =>
  `content:${kind}:${piece}`
