import { SearchField } from '@the-house/design-system'
import type { Listing } from './use-listing.ts'

export interface SearchBoxProps {
  label: string
  listing: Pick<Listing, 'shown' | 'wish' | 'wishNow'>
}

/** The search field of a list; Enter skips the debounce. */
export const SearchBox = ({ label, listing }: SearchBoxProps) => (
  <SearchField
    label={label}
    value={listing.shown.term}
    onChange={(term) => listing.wish({ term })}
    onSubmit={() => listing.wishNow()}
  />
)
