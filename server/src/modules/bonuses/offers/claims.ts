/**
 * Every claim of an offer, whatever its kind, as a table: what was given, and what of it is open. A deposit match is its
 * most until the deposit has come, and what ended before it began was never given. Open is what a bonus holds, or
 * will hold; of free rounds what their stakes are worth.
 */
export const CLAIMS = `(
  select offer_id, case when account_id is null and status in ('declined', 'cancelled', 'expired') then 0
           else coalesce(amount_e5, amount_max_e5) end as granted_e5,
         case when status in ('opted_in', 'waiting', 'active')
           then coalesce(account.balance_e5, amount_e5, amount_max_e5) else 0 end as open_e5
    from bonus left join account on account.id = account_id
  union all
  select offer_id, rounds * stake_e5, case when status in ('preparing', 'ready') then rounds * stake_e5 else 0 end
    from free_rounds where status <> 'failed'
)`
