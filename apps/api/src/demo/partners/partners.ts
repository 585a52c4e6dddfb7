import { pt } from '../authoring/topics.ts'
import type { PictureName } from '../media/pictures.ts'
import { phoneOf } from '../school/person.ts'

export interface AuthoredPartner {
  name: string
  segment: 'Books and paper' | 'Food and coffee' | 'Health' | 'Music and film' | 'Travel'
  /** The abbreviation of a state. */
  address: string
  /** Street and town; the description ends with it. */
  street: string
  phone: string
  site?: string
  discount?: number
  picture: PictureName
  /** Ids of places.ts; none: all units. */
  units?: number[]
  /** Html. */
  text: string
}

/** The partners of the demonstration school, all fictitious. */
export const partners: AuthoredPartner[] = [
  {
    name: 'Livraria do Sobrado',
    segment: 'Books and paper',
    address: 'SP',
    street: 'Rua dos Pinheiros, 700, São Paulo',
    phone: phoneOf(11, 501),
    site: 'https://sobrado.example.com',
    discount: 15,
    picture: 'sign-books',
    units: [2],
    text: `
<p>Two floors of books, one of them in English. Show your student card upstairs and downstairs alike.</p>
<ul><li>Graded readers for beginners stand beside the stairs.</li><li>On the first Saturday of the month somebody reads aloud at four.</li></ul>`,
  },
  {
    name: 'Papelaria Ponto e Vírgula',
    segment: 'Books and paper',
    address: 'PE',
    street: 'Avenida Conde da Boa Vista, 1220, Recife',
    phone: phoneOf(81, 502),
    site: 'https://pontoevirgula.example.com',
    discount: 10,
    picture: 'sign-paper',
    text: `
<p>Notebooks, cards, sticky notes: everything that a house of words is built with. The shop is in Recife and <strong>sends
to the whole country</strong>, with the same discount.</p>`,
  },
  {
    name: 'Sebo das Marés',
    segment: 'Books and paper',
    address: 'PE',
    street: 'Rua da Aurora, 315, Recife',
    phone: phoneOf(81, 503),
    discount: 20,
    picture: 'sign-shelf',
    units: [1],
    text: `
<p>Second-hand books by the river, about four hundred of them in English, no two alike. What you have read they take back
(${pt('trocam livro por livro')}).</p>`,
  },
  {
    name: 'Café da Porta',
    segment: 'Food and coffee',
    address: 'SP',
    street: 'Rua Mateus Grou, 152, São Paulo',
    phone: phoneOf(11, 504),
    site: 'https://cafedaporta.example.com',
    discount: 10,
    picture: 'sign-cafe',
    units: [2],
    text: `
<p>Order in English and the discount is yours; point at the cake and it is not. On Wednesdays the long table is ours from
six to eight.</p>`,
  },
  {
    name: 'Cantina Boa Mesa',
    segment: 'Food and coffee',
    address: 'PE',
    street: 'Rua do Hospício, 48, Recife',
    phone: phoneOf(81, 505),
    discount: 12,
    picture: 'sign-table',
    units: [1, 2],
    text: `
<p>The soups of soup night come from here. There is a second house in São Paulo, at Rua Fradique Coutinho, 90.</p>
<p>The discount is for lunch, <strong>Monday to Friday</strong>.</p>`,
  },
  {
    name: 'Padaria Trigo Novo',
    segment: 'Food and coffee',
    address: 'RS',
    street: 'Rua Padre Chagas, 233, Porto Alegre',
    phone: phoneOf(51, 506),
    picture: 'sign-bread',
    units: [5],
    text: '<p>No discount, but a second coffee with every breakfast. Ask for it: <strong>Could I have my second coffee, please?</strong></p>',
  },
  {
    name: 'Ótica Clara',
    segment: 'Health',
    address: 'SP',
    street: 'Rua Augusta, 1508, São Paulo',
    phone: phoneOf(11, 507),
    site: 'https://oticaclara.example.com',
    discount: 20,
    picture: 'sign-glasses',
    text: `
<p>Frames and lenses in São Paulo, Recife, Manaus and Porto Alegre. If small letters swim, have your eyes tested before you
blame the exercise.</p>`,
  },
  {
    name: 'Clínica Sorriso Largo',
    segment: 'Health',
    address: 'AM',
    street: 'Avenida Eduardo Ribeiro, 620, Manaus',
    phone: phoneOf(92, 508),
    site: 'https://sorrisolargo.example.com',
    discount: 15,
    picture: 'sign-tooth',
    units: [3],
    text: '<p>A check-up a year for students and their families. The tongue between the teeth they leave to us.</p>',
  },
  {
    name: 'Cine Lanterna',
    segment: 'Music and film',
    address: 'RS',
    street: 'Rua da República, 75, Porto Alegre',
    phone: phoneOf(51, 509),
    site: 'https://cinelanterna.example.com',
    discount: 50,
    picture: 'sign-film',
    units: [2, 5],
    text: `
<p>Half the price, every day, for films in English with Portuguese subtitles. In São Paulo the Lanterna is at Rua Cunha Gago,
402.</p><p>Cover the subtitles with your thumb for one scene. Only one.</p>`,
  },
  {
    name: 'Escola de Música Sol Maior',
    segment: 'Music and film',
    address: 'PE',
    street: 'Rua do Futuro, 810, Recife',
    phone: phoneOf(81, 510),
    discount: 10,
    picture: 'sign-music',
    units: [1],
    text: '<p>Guitar, piano and a choir that sings in English on Thursdays. The first month of any course is cheaper for you.</p>',
  },
  {
    name: 'Intercâmbio Sem Pressa',
    segment: 'Travel',
    address: 'SP',
    street: 'Alameda Santos, 1940, São Paulo',
    phone: phoneOf(11, 511),
    site: 'https://sempressa.example.com',
    discount: 5,
    picture: 'sign-suitcase',
    text: `
<p>Language stays from two weeks to a year, for people with jobs and children too. They advise by video in the whole
country.</p><p>Bring the report of your last test: it saves you the placement test there.</p>`,
  },
  {
    name: 'Passeios do Rio Largo',
    segment: 'Travel',
    address: 'AM',
    street: 'Rua Marquês de Santa Cruz, 25, Manaus',
    phone: phoneOf(92, 512),
    site: 'https://riolargo.example.com',
    discount: 25,
    picture: 'sign-boat',
    units: [3],
    text: '<p>A day on the river with a guide who speaks English, slowly if you ask. Leaves on Sundays at seven, comes back before dark.</p>',
  },
]
