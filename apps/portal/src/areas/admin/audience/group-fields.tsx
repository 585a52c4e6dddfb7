import { SearchMultiSelect, SearchSelect, type Option } from '@the-house/design-system/admin'

/** The groups that a sender has chosen. */
export interface Groups {
  unities: readonly Option[]
  tribes: readonly Option[]
  chapter: Option | null
}

interface Named {
  id: number
  name: string
  book?: string
}

export interface GroupFieldsProps {
  labels: Record<keyof Groups, string>
  /** What can be chosen; undefined while it loads. */
  offered: { unities: Named[]; tribes: Named[]; chapters: Named[] } | undefined
  /** Why that could not be loaded. */
  failure: string | undefined
  /** What is wrong with the choice: said at its first field, which gets the focus. */
  error?: string | undefined
  value: Groups
  onChange: (change: Partial<Groups>) => void
}

const optionsOf = (named: Named[] | undefined) =>
  named?.map(({ id, name, book }) => ({ id, label: name, ...(book !== undefined && { hint: book }) }))

/** The choice of units, tribes and a chapter whose people get something. */
export function GroupFields({ labels, offered, failure, error, value, onChange }: GroupFieldsProps) {
  return (
    <>
      <SearchMultiSelect
        label={labels.unities}
        options={optionsOf(offered?.unities)}
        failure={failure}
        error={error}
        value={value.unities}
        onChange={(unities) => onChange({ unities })}
      />
      <SearchMultiSelect
        label={labels.tribes}
        options={optionsOf(offered?.tribes)}
        failure={failure}
        value={value.tribes}
        onChange={(tribes) => onChange({ tribes })}
      />
      <SearchSelect
        label={labels.chapter}
        options={optionsOf(offered?.chapters)}
        failure={failure}
        value={value.chapter}
        onChange={(chapter) => onChange({ chapter })}
      />
    </>
  )
}
