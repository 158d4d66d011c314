import { avatar } from '@zar/art/avatar'
import './avatar.css'

/** The player's face: a die on a star. The same code has the same face everywhere. */
export function Avatar({ code, size = 36 }: { code: string; size?: number }) {
  return (
    <span
      className="avatar"
      aria-hidden
      style={{ width: size, height: size }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing; of the code only a hash goes in
      dangerouslySetInnerHTML={{ __html: avatar(code, { size }) }}
    />
  )
}
