import { selectionLabel } from '../../../../lib/betting/selection-name.ts'
import { OddsButton } from '../../odds/odds-button.tsx'
import type { BodyProps } from './body-props.ts'

/** A few prices beside each other, each with its name at its left. */
export function RowBody({ card, event, match }: BodyProps) {
  return (
    <div className={`mk__row mk__row--${card.main.selections.length}`}>
      {card.main.selections.map((selection) => (
        <OddsButton
          key={selection.id}
          event={event}
          market={card.main}
          selection={selection}
          label={selectionLabel(selection, card.main, match)}
        />
      ))}
    </div>
  )
}

/** Many prices, three in a line. */
export function ListBody(props: BodyProps) {
  const { card, event, match } = props
  return (
    <div className="mk__row mk__row--3">
      {card.main.selections.map((selection) => (
        <OddsButton
          key={selection.id}
          event={event}
          market={card.main}
          selection={selection}
          label={selectionLabel(selection, card.main, match)}
        />
      ))}
    </div>
  )
}
