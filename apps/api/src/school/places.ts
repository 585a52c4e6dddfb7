import { fold } from '../reading/fold.ts'

export interface Place {
  id: number
  name: string
  /** An archived unit, which takes nobody and nothing new. */
  archived?: boolean
}

/** Finds units or tribes by name. */
export class Places {
  /** The names to choose from, without archived units. */
  readonly names: readonly string[]
  readonly #byName: ReadonlyMap<string, Place>

  constructor(places: readonly Place[]) {
    this.names = places.filter(({ archived }) => !archived).map(({ name }) => name)
    this.#byName = new Map(places.map((place) => [fold(place.name), place]))
  }

  find(name: string): Place | undefined {
    return this.#byName.get(fold(name))
  }
}
