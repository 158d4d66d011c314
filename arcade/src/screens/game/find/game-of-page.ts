import type { Facts } from '../../../games/facts.ts'

/** Which game a page shows: the folder of its screen in `games/`, and its facts. The server writes it into the page. */
export type GameOfPage = { folder: string; facts: Facts }

export function readGameOfPage(): GameOfPage | undefined {
  const text = document.getElementById('game')?.textContent
  return text ? (JSON.parse(text) as GameOfPage) : undefined
}
