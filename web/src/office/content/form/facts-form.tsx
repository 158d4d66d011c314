import type { ContentList, ContentPiece } from '@zar/contract/office/content/operations'
import { type Body, KIND_FACTS } from '@zar/contract/office/content/pieces'
import { SelectField } from '../../parts/controls/field.tsx'
import { fieldName, placeName } from '../names.ts'
import type { Editing } from '../use-editing.ts'
import { fieldKey } from './field-id.ts'
import { wrongText } from './line-form.tsx'
import { LinkField } from './link-field.tsx'
import { PictureField } from './picture-field.tsx'
import { words } from './words.ts'

type Props = { piece: ContentPiece; list: ContentList; editing: Editing }

/** What goes with the words: where it leads and stands, its picture, the offer that it announces. */
export function FactsForm({ piece, list, editing }: Props) {
  const facts = KIND_FACTS[piece.kind]
  const { body } = editing
  const set = (change: Partial<Body>) => editing.set({ ...body, ...change })
  const wrong = (field: string) => wrongText(editing.problems.find((one) => one.field === field))
  const isOwn = hasOwnPicture(piece)
  const isReadOnly = editing.writes !== 'all'
  if (piece.kind === 'text') return null
  return (
    <fieldset className="o-content__facts" disabled={isReadOnly}>
      <legend className="sr">{words('facts')}</legend>
      {facts.link !== 'none' && (
        <div data-field={fieldKey({ field: 'link', locale: 'tr' })}>
          <LinkField
            label={fieldName('link')}
            value={body.link ?? ''}
            isReadOnly={isReadOnly}
            error={wrong('link')}
            onLink={(link) => set({ link: link || null })}
          />
        </div>
      )}
      {facts.places.length > 0 && (
        <SelectField
          label={fieldName('place')}
          choices={facts.places.map((value) => ({ value, label: placeName(value) }))}
          value={body.place ?? ''}
          blank={words('choose')}
          onChange={({ target }) => set({ place: target.value || body.place })}
        />
      )}
      {facts.picture !== 'none' && (
        <PictureField
          list={list}
          value={body.picture}
          isOwn={isOwn}
          isReadOnly={isReadOnly}
          error={isOwn ? undefined : wrong('picture')}
          onPicture={(picture) => set({ picture })}
        />
      )}
      {facts.hasOffer && (
        <SelectField
          label={fieldName('offer')}
          help={words('offerHelp')}
          choices={list.offers.map(({ id, title, isOpen }) => ({
            value: id,
            label: isOpen ? title : words('closedOffer', { title }),
          }))}
          blank={words('noOffer')}
          value={body.offer ?? ''}
          onChange={({ target }) => set({ offer: target.value || null })}
        />
      )}
    </fieldset>
  )
}

/** One that the catalogue does not have, from before the piece was edited here. */
const hasOwnPicture = ({ live }: ContentPiece): boolean => live !== null && live.picture === null
