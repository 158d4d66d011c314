import './bounds.css'
import { Addresses } from './addresses.tsx'
import { Limits } from './limits.tsx'

/** From where people work, and what one person and two may approve. */
export const Bounds = () => (
  <div className="o-bounds">
    <Addresses />
    <Limits />
  </div>
)
