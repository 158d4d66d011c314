import type { Words } from '@zar/contract/office/campaigns/words'

/** Words as they are typed, by language. */
export type TypedWords = { titleTr: string; noteTr: string; titleEn: string; noteEn: string }

export const BLANK_WORDS: TypedWords = { titleTr: '', noteTr: '', titleEn: '', noteEn: '' }

export const typedOfWords = ({ tr, en }: Words): TypedWords => ({
  titleTr: tr.title,
  noteTr: tr.note,
  titleEn: en.title,
  noteEn: en.note,
})

export const wordsOf = ({ titleTr, noteTr, titleEn, noteEn }: TypedWords): Words => ({
  tr: { title: titleTr, note: noteTr },
  en: { title: titleEn, note: noteEn },
})
