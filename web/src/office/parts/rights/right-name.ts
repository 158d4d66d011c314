import type { Right } from '@zar/contract/office/rights/rights'

/** What rights are called, Turkish and English. */
export type RightNames = Partial<Record<Right, readonly [tr: string, en: string]>>
