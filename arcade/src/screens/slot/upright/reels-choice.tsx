import './reels-choice.css'
import type { Language } from '../../../protocol.ts'
import { Segmented } from '../../kit/segmented.tsx'
import { useForm } from '../../kit/use-form.ts'
import { SLOT_WORDS } from '../words.ts'
import { turnReels, useReelsUpright } from './reels-way.ts'

/** On an upright phone: whether reels run across or stand upright. */
export function ReelsChoice({ language }: { language: Language }) {
  const isTall = useForm() === 'tall'
  const isUpright = useReelsUpright()
  const { reels, across, standing } = SLOT_WORDS[language]
  if (!isTall) return null
  return (
    <div className="reels-choice">
      <span>{reels}</span>
      <Segmented
        label={reels}
        options={[
          { value: 'across', text: across },
          { value: 'upright', text: standing },
        ]}
        value={isUpright ? 'upright' : 'across'}
        onChoose={(way) => turnReels(way === 'upright')}
      />
    </div>
  )
}
