import { SearchField } from '@the-house/design-system'
import type { Listing } from './use-listing.ts'

export interface SearchBoxProps {
  label: string
  listing: Pick<Listing, 'shown' | 'wish' | 'wishNow'>
}

/** The words that a listing is asked for; Enter looks at once. */
export const SearchBox = ({ label, listing }: SearchBoxProps) => (
  <SearchField
    label={label}
    value={listing.shown.term}
    onChange={(term) => listing.wish({ term })}
    onSubmit={() => listing.wishNow()}
  />
)
