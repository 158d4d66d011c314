import type { OwnCatalogue } from '@zar/contract/office/trading/own-events'

/** What a match of football may have. */
export const CATALOGUE: OwnCatalogue = {
  markets: [
    {
      key: 'ft.result',
      hasLine: false,
      selections: ['1', 'X', '2'],
      marketClass: 'results',
      book: 10_500,
      isOneSided: false,
    },
    {
      key: 'ft.total',
      hasLine: true,
      selections: ['over', 'under'],
      marketClass: 'totals',
      book: 10_490,
      isOneSided: false,
    },
  ],
  leagues: [{ id: 'tr-1', name: 'Süper Lig' }],
  isOverParts: false,
}
