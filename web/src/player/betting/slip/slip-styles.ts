/** The sheets of the slip, in their order: of what weighs the same, the later rule counts. */
import './slip.css'
import './legs/legs.css'
import './parts/foot.css'
import './stake/stake.css'
import './parts/states.css'
