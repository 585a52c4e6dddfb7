/** Forty irregular verbs, grouped by how they change. */
const families = [
  ['They never change', ['cost cost cost', 'cut cut cut', 'hit hit hit', 'let let let', 'put put put', 'shut shut shut']],
  ['A becomes U', ['begin began begun', 'drink drank drunk', 'ring rang rung', 'sing sang sung', 'swim swam swum']],
  ['They end in OUGHT and AUGHT', ['bring brought brought', 'buy bought bought', 'catch caught caught', 'fight fought fought', 'teach taught taught', 'think thought thought']],
  ['They end in EN', ['break broke broken', 'choose chose chosen', 'eat ate eaten', 'fall fell fallen', 'forget forgot forgotten', 'speak spoke spoken', 'write wrote written']],
  ['They end in OWN', ['blow blew blown', 'fly flew flown', 'grow grew grown', 'know knew known']],
  ['They keep their T', ['feel felt felt', 'keep kept kept', 'leave left left', 'lose lost lost', 'sleep slept slept', 'spend spent spent']],
  ['They live alone', ['be was/were been', 'come came come', 'do did done', 'go went gone', 'have had had', 'see saw seen']],
] as const // oxfmt-ignore

const verbLine = (verb: string) =>
  verb
    .split(' ')
    .map((form) => form.padEnd(12))
    .join('')
    .trimEnd()

/** The verbs as a plain text. */
export const verbsText = [
  'FORTY VERBS THAT GO THEIR OWN WAY',
  'Give each family a shelf in one room of your house, and each verb a place on it.',
  '',
  ...families.flatMap(([title, verbs]) => [title.toUpperCase(), ...verbs.map(verbLine), '']),
].join('\r\n')

const evenings = [
  ['Monday', 'Which room of your house were you in most today? What did you do there?'],
  ['Tuesday', 'Who did you talk to? What did they say?'],
  ['Wednesday', 'What did you eat? Would you eat it again?'],
  ['Thursday', 'What was difficult, and what helped?'],
  ['Friday', 'What are you going to do this weekend?'],
  ['Saturday', 'What can you see from your window right now?'],
  ['Sunday', 'Which word of this week do you like best? Where in the house does it live?'],
] as const

/** The diary as a plain text. */
export const diaryText = [
  'A DIARY FOR SEVEN DAYS',
  'Three sentences an evening. Mistakes are welcome; nobody corrects a diary.',
  '',
  ...evenings.flatMap(([day, question]) => [day.toUpperCase(), question, '', '', '']),
].join('\r\n')

/** Eight words per room, with their translation into Portuguese. */
export const wordsOfRooms = [
  ['The Front Door', 'bell=campainha, doorstep=soleira, neighbor=vizinho, guest=convidado, street=rua, name=nome, welcome=bem-vindo, come in=entre'],
  ['The Hall', 'key=chave, umbrella=guarda-chuva, coat=casaco, mirror=espelho, hook=gancho, shelf=prateleira, letter=carta, number=número'],
  ['The Kitchen', 'kettle=chaleira, spoon=colher, fridge=geladeira, bread=pão, egg=ovo, stove=fogão, bowl=tigela, onion=cebola'],
  ['The Living Room', 'sofa=sofá, cushion=almofada, lamp=abajur, bookshelf=estante, clock=relógio, rug=tapete, under=embaixo, between=entre'],
  ['The Stairs', 'step=degrau, always=sempre, usually=geralmente, seldom=raramente, never=nunca, early=cedo, late=tarde, up=para cima'],
  ['The Bedroom', 'bed=cama, pillow=travesseiro, wardrobe=guarda-roupa, dress=vestido, belt=cinto, shoe=sapato, wear=vestir, asleep=adormecido'],
  ['The Landing', 'yesterday=ontem, was=estava, were=estavam, here=aqui, there=lá, still=ainda, already=já, back=de volta'],
] as const // oxfmt-ignore

/** A kind of letter: its opening, its body and its closing. */
export const letters = [
  ['To say thank you', 'Dear Mrs. Reed,', 'Thank you so much for the tea and the long talk. I still smile about the cat.', 'With love,'],
  ['To invite somebody', 'Hi Tom,', 'We are having soup on Friday at half past six. It would be lovely to see you. Bring an onion.', 'See you soon,'],
  ['To say no, kindly', 'Hi Ana,', 'Thank you for thinking of me. I am afraid I am working late on Friday. What about next week?', 'Take care,'],
  ['To ask for something', 'Dear Mr. Teixeira,', 'I missed your class on Tuesday. Could you tell me, please, what I should practise for the next one?', 'Best regards,'],
  ['To complain, politely', 'Dear Sir or Madam,', 'I bought a lamp from you last week. It worked for two evenings. I would be grateful if you could exchange it.', 'Yours faithfully,'],
  ['To say sorry', 'Dear neighbor,', 'I am sorry about the music last night. It will not happen again. There is a cake in front of your door.', 'Your neighbor from number 7,'],
] as const // oxfmt-ignore
