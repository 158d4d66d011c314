/** What is played: each partner's page shows one of them. */
export const BOARDS = ['football', 'esports'] as const
export type Board = (typeof BOARDS)[number]
