import { chakra } from '@chakra-ui/react'
import { TextField } from '@the-house/design-system'
import type { Listing } from './use-listing.ts'

const Search = chakra('search', { base: { flex: '1 1 16rem', maxW: '28rem' } })

export interface SearchBoxProps {
  label: string
  listing: Pick<Listing, 'shown' | 'wish' | 'wishNow'>
}

/** Words to look for in a list; Enter looks at once. */
export function SearchBox({ label, listing }: SearchBoxProps) {
  return (
    <Search>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          listing.wishNow()
        }}
      >
        <TextField
          type="search"
          label={label}
          value={listing.shown.term}
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
          onChange={({ target }) => listing.wish({ term: target.value })}
        />
      </form>
    </Search>
  )
}
