import type { ContentList } from '@zar/contract/office/content/operations'
import { ImageUp } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../parts/controls/button.tsx'
import { SelectField } from '../../parts/controls/field.tsx'
import { useOffers } from '../../parts/rights/offers.ts'
import { UploadDialog } from '../media/upload-dialog.tsx'
import { fieldName } from '../names.ts'
import { fieldKey } from './field-id.ts'
import { words } from './words.ts'

type Props = {
  list: ContentList
  value: string | null
  /** It has one that the catalogue does not have. */
  isOwn: boolean
  isReadOnly: boolean
  error?: string | undefined
  onPicture: (name: string | null) => void
}

/** A picture of those that there are, drawn or uploaded; a new one is uploaded and chosen. */
export function PictureField({ list, value, isOwn, isReadOnly, error, onPicture }: Props) {
  const offer = useOffers(list)('media.upload')
  const [isUploading, setUploading] = useState(false)
  const choices = list.pictures.map(({ name, title }) => ({ value: name, label: title }))
  const isListed = value === null || choices.some((one) => one.value === value)
  return (
    <div className="o-content__picture" data-field={fieldKey({ field: 'picture', locale: 'tr' })}>
      <SelectField
        label={fieldName('picture')}
        // One that was uploaded just now is in the next list.
        choices={isListed ? choices : [{ value, label: words('newPicture') }, ...choices]}
        blank={words(isOwn ? 'ownPicture' : 'noPicture')}
        value={value ?? ''}
        error={error}
        onChange={({ target }) => onPicture(target.value || null)}
      />
      {offer.isHere && !isReadOnly && (
        <Button
          size="s"
          kind="ghost"
          icon={ImageUp}
          refusal={offer.refusal}
          onClick={() => setUploading(true)}
        >
          {words('upload')}
        </Button>
      )}
      {isUploading && <UploadDialog onUploaded={onPicture} onClose={() => setUploading(false)} />}
    </div>
  )
}
