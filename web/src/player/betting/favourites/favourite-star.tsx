import { Star } from 'lucide-react'
import { Icon } from '../../../ui/icons/icon.tsx'
import './favourite-star.css'
import { type Kind, toggleFavourite, useFavourites } from './favourites.ts'
import { t } from './texts.ts'

type StarProps = {
  kind: Kind
  id: string
  name: string
  label?: string
}

/** Puts something among the favourites, and takes it out. */
export function FavouriteStar({ kind, id, name, label = t('favourite', { name }) }: StarProps) {
  const isOn = useFavourites()[kind].some((one) => one.id === id)
  return (
    <button
      type="button"
      className="star"
      aria-label={label}
      aria-pressed={isOn}
      onClick={() => toggleFavourite(kind, { id, name })}
    >
      <Icon of={Star} size="s" />
    </button>
  )
}
