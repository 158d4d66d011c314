type WithPays = { symbols: readonly { id: string; pays: readonly number[] }[] }

/** The sheet with one pay a hundredth higher, by one line stake at the least: every such sheet in turn. */
export function plantedErrors<Sheet extends WithPays>(sheet: Sheet): Sheet[] {
  return sheet.symbols.flatMap((symbol) =>
    symbol.pays.map((pay, wrong) => {
      const pays = symbol.pays.map((own, at) => (at === wrong ? pay + Math.ceil(pay / 100) : own))
      const symbols = sheet.symbols.map((one) => (one === symbol ? { ...one, pays } : one))
      return { ...sheet, symbols }
    }),
  )
}
