import type { Random } from '../random.ts'
import { clans, units } from './places.ts'
import { cpfOf, phoneOf, type Learning, type Person } from './person.ts'

const firstNames = [
  'Adriana', 'Alice', 'Amanda', 'André', 'Antônio', 'Beatriz', 'Bruno', 'Caio', 'Camila', 'Carolina', 'Cauã', 'Cecília',
  'Daniel', 'Davi', 'Débora', 'Diego', 'Eduardo', 'Elisa', 'Fábio', 'Fernanda', 'Gabriel', 'Gustavo', 'Heitor', 'Igor',
  'Isabela', 'João', 'Jéssica', 'Júlia', 'Kauê', 'Larissa', 'Leandro', 'Letícia', 'Lívia', 'Lucas', 'Luiza', 'Manuela',
  'Marcelo', 'Mariana', 'Mateus', 'Natália', 'Nina', 'Otávio', 'Paula', 'Pedro', 'Priscila', 'Rafael', 'Raquel', 'Renan',
  'Rita', 'Rodrigo', 'Sabrina', 'Samuel', 'Sílvia', 'Sofia', 'Tainá', 'Thiago', 'Valentina', 'Vanessa', 'Vinícius', 'Yasmin',
] as const // oxfmt-ignore

const lastNames = [
  'Almeida', 'Amaral', 'Andrade', 'Barbosa', 'Barros', 'Batista', 'Cardoso', 'Carvalho', 'Cavalcanti', 'Correia',
  'Dias', 'Fonseca', 'Freitas', 'Guimarães', 'Lacerda', 'Macedo', 'Medeiros', 'Melo', 'Menezes', 'Moreira', 'Nakamura',
  'Nogueira', 'Pacheco', 'Pereira', 'Pinheiro', 'Queiroz', 'Rezende', 'Ribeiro', 'Sampaio', 'Schmidt', 'Siqueira',
  'Tavares', 'Vasconcelos', 'Vieira', 'Xavier', 'Zanetti',
] as const // oxfmt-ignore

const areaOfUnit: Record<number, number> = { 1: 81, 2: 11, 3: 92, 4: 21, 5: 51 }

const plain = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Every tenth person is a teacher, every sixth of the others self-taught. */
function profileOf(index: number): Person['profile'] {
  if (index % 10 === 9) return 'TEACHER'
  return index % 6 === 5 ? 'AUTODIDACT' : 'STUDENT'
}

function learningOf(random: Random): Learning {
  const joined = random.between(12, 170)
  // People who joined earlier have finished more, some faster than others.
  const done = Math.min(28, Math.round((joined / 170) * 28 * (0.5 + random.next())))
  return {
    done,
    joined,
    last: Math.min(joined - 8, random.between(2, random.chance(0.2) ? 40 : 9)),
    skill: 0.55 + random.next() * 0.4,
  }
}

/** Generates sixty other people, always the same; their ids follow `after`. */
export function crowd(random: Random, after: number): Person[] {
  const surnames = random.shuffle([...lastNames, ...lastNames])
  return firstNames.map((first, index): Person => {
    const id = after + index + 1
    const last = surnames[index] ?? 'Souza'
    const profile = profileOf(index)
    const unit = random.pick(units).id
    const learns = profile === 'TEACHER' ? {} : { learning: learningOf(random) }
    return {
      id,
      name: `${first} ${last}`,
      email: `${plain(first)}.${plain(last)}@thehouse.test`,
      profile,
      units: unit !== 4 && random.chance(0.15) ? [unit, 4] : [unit],
      ...(profile === 'STUDENT' ? { tribe: (index % clans.length) + 1 } : {}),
      cpf: cpfOf(id),
      cellphone: phoneOf(areaOfUnit[unit] ?? 11, id),
      birthday: `${random.between(1962, 2006)}-${String(random.between(1, 12)).padStart(2, '0')}-${String(random.between(1, 28)).padStart(2, '0')}`,
      ...learns,
    }
  })
}
