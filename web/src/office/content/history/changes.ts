import type { Body, DraftBlock } from '@zar/contract/office/content/pieces'
import { wordsOf } from '@zar/contract/office/content/problems'

export type Change = { field: string; locale?: 'tr' | 'en'; before: string; after: string }

/** Every field that differs, in words. */
export function changesOf(before: Body, after: Body): Change[] {
  const flat = [textsOf(before), textsOf(after)] as const
  const keys = [...new Set([...flat[0].keys(), ...flat[1].keys()])]
  return keys.flatMap((key) => {
    const [one = '', other = ''] = [flat[0].get(key), flat[1].get(key)]
    if (one === other) return []
    const [field = '', locale] = key.split(':')
    const change = { field, before: one, after: other }
    return [locale === 'tr' || locale === 'en' ? { ...change, locale } : change]
  })
}

function textsOf(body: Body): Map<string, string> {
  const texts = new Map<string, string>()
  for (const [name, { tr, en, same }] of Object.entries(body.lines)) {
    texts.set(`${name}:tr`, tr)
    texts.set(`${name}:en`, same ? tr : en)
  }
  for (const locale of ['tr', 'en'] as const)
    for (const [at, block] of (body.blocks?.[locale] ?? []).entries())
      texts.set(`blocks.${at}:${locale}`, blockText(block))
  for (const field of ['picture', 'link', 'place', 'offer'] as const)
    texts.set(field, body[field] ?? '')
  return texts
}

const blockText = (block: DraftBlock): string =>
  block.kind === 'link' ? `${block.text} (${block.url})` : wordsOf(block)
