/** The speakers of the recordings; make.ts assigns each a synthetic voice. */
export type Speaker = 'Ana' | 'Tom' | 'Mrs. Reed'
export type Line = readonly [speaker: Speaker, text: string]

/**
 * Every recording of the school, as it is spoken; transcripts and captions are generated from the same lines. Ana is
 * from Recife and rents a room at 7 Arch Street; Mrs. Reed owns the house; Tom lives next door.
 */
export const spoken = {
  'door-dialogue': [
    ['Ana', 'Good morning! My name is Ana. Are you Mrs. Reed?'],
    ['Mrs. Reed', 'Good morning, Ana. Yes, I am. Nice to meet you.'],
    ['Ana', 'Nice to meet you too. I am from Recife, in Brazil.'],
    ['Mrs. Reed', 'Welcome to Arch Street. Please, come in!'],
  ],
  'door-tom': [['Tom', 'Good evening! I am Tom. I am not a student. I am a music teacher, and I am from Chicago.']],
  'door-goodbye': [['Mrs. Reed', 'It is late, Ana. Good night! See you tomorrow.']],
  'hall-dialogue': [
    ['Mrs. Reed', 'This is the hall. These are your keys, and that is my umbrella.'],
    ['Ana', 'Thank you. Is this your coat?'],
    ['Mrs. Reed', "No, it isn't. It is Tom's. His coat is always here!"],
    ['Ana', 'And what is your phone number, please?'],
    ['Mrs. Reed', 'It is five five five, zero one four seven.'],
  ],
  'hall-spelling': [['Ana', 'My last name is Duarte. That is D, U, A, R, T, E.']],
  'hall-number': [['Tom', 'My number is five five five, zero one nine two.']],
  'kitchen-dialogue': [
    ['Mrs. Reed', 'Is there any milk in the fridge, Ana?'],
    ['Ana', "Yes, there is some milk, but there aren't any eggs."],
    ['Mrs. Reed', 'And is there any bread?'],
    ['Ana', 'There is a little. There are four apples in the bowl too.'],
    ['Mrs. Reed', 'Good. An apple and some bread. That is a breakfast!'],
  ],
  'kitchen-list': [['Tom', 'We need two onions, a loaf of bread, some rice, and a dozen eggs.']],
  'kitchen-table': [['Ana', 'There is a cup on the table, and there are three spoons next to it.']],
  'living-glasses': [['Mrs. Reed', 'My glasses are on the bookshelf, next to the clock.']],
  'living-remote': [['Tom', 'The remote control is under the cushion, in front of the cat.']],
  'stairs-dialogue': [
    ['Tom', 'What time do you get up, Ana?'],
    ['Ana', 'I usually get up at half past six. I never miss my breakfast.'],
    ['Tom', 'Does Mrs. Reed get up early too?'],
    ['Ana', 'She always gets up at five! She walks up and down the stairs with her coffee.'],
  ],
  'stairs-week': [['Ana', 'I work from Monday to Friday. On Saturdays I sometimes go dancing, and on Sundays I rest.']],
  'stairs-time': [['Tom', 'My first lesson starts at a quarter to nine.']],
  'bedroom-dialogue': [
    ['Mrs. Reed', 'Ana, what are you doing? It is very quiet up there.'],
    ['Ana', 'I am putting words in the wardrobe, Mrs. Reed.'],
    ['Mrs. Reed', 'Very good! And what is Pepper doing?'],
    ['Ana', 'He is sleeping on my blue sweater. He is not learning anything!'],
  ],
  'bedroom-clothes': [['Ana', 'Today I am wearing a yellow dress, a brown belt, and white shoes.']],
  'bedroom-phone': [['Tom', "I can't talk now. I'm taking a shower, and the phone is getting wet!"]],
  'landing-walk': [
    ['Mrs. Reed', 'Close your eyes, Ana, and walk back. What was at the front door?'],
    ['Ana', 'The bell was there. It was saying hello.'],
    ['Mrs. Reed', 'And in the kitchen? Were there any eggs?'],
    ['Ana', "No, there weren't. There was some milk, and there were four apples."],
  ],
  'talk-hello': [
    ['Ana', "Hi! I'm Ana. I'm new here."],
    ['Tom', "Hello, Ana. I'm Tom. I live next door."],
    ['Ana', 'Sorry, can you say that again, please?'],
    ['Tom', "Of course. I'm Tom. T, O, M."],
    ['Ana', 'Nice to meet you, Tom. Where are you from?'],
    ['Tom', "I'm from Chicago. And you?"],
    ['Mrs. Reed', 'Now you. Say hello, say your name, and say where you are from.'],
  ],
  'talk-tea': [
    ['Mrs. Reed', 'Would you like some tea, Ana?'],
    ['Ana', 'Yes, please. I would love some.'],
    ['Mrs. Reed', 'With milk and sugar?'],
    ['Ana', 'Just milk, thank you. No sugar for me.'],
    ['Mrs. Reed', 'Here you are. Be careful, it is hot!'],
    ['Tom', 'Now you. Offer me a coffee, please. Yes, please! Black, no sugar.'],
  ],
  'talk-cat': [
    ['Tom', 'Excuse me, have you seen a cat?'],
    ['Ana', 'Maybe. What does he look like?'],
    ['Tom', 'He is gray, and he has got yellow eyes and a very long tail.'],
    ['Ana', 'Is he fat?'],
    ['Tom', 'He is... comfortable.'],
    ['Mrs. Reed', 'Now you. Describe somebody you love, in three sentences.'],
  ],
  'talk-help': [
    ['Ana', 'Excuse me, Tom. Could you help me with this suitcase?'],
    ['Tom', 'Sure. Oh! What have you got in there?'],
    ['Ana', 'Books, I am afraid. Would you mind taking that side?'],
    ['Tom', 'Not at all. One step at a time.'],
    ['Ana', 'Thank you so much. You are very kind.'],
    ['Mrs. Reed', 'Now you. Ask a friend to open the window, and ask kindly.'],
  ],
  'talk-cafe': [
    ['Tom', 'Good afternoon. A table for two?'],
    ['Mrs. Reed', 'Yes, please. By the window, if it is free.'],
    ['Tom', 'Here you are. Are you ready to order?'],
    ['Ana', "I'll have a coffee, please, and a slice of the apple cake."],
    ['Mrs. Reed', 'The same for me. And could we have the bill with it?'],
    ['Mrs. Reed', "Now you. Order something that you like. I'll have..."],
  ],
  'talk-way': [
    ['Ana', 'Excuse me, how do I get to the station?'],
    ['Tom', 'Go straight on, and take the second street on the left.'],
    ['Ana', 'The second street on the left. Is it far?'],
    ['Tom', "No, it's five minutes on foot. It's opposite the bank."],
    ['Ana', "Opposite the bank. Thank you. You've saved my day!"],
    ['Mrs. Reed', 'Now you. Tell me the way from your door to the bakery.'],
  ],
  'talk-shop': [
    ['Mrs. Reed', 'Hello. Can I try this on, please?'],
    ['Ana', 'Of course. The mirror is over there. How does it fit?'],
    ['Mrs. Reed', "It's a little too tight. Have you got it in a larger size?"],
    ['Ana', 'Let me see. Yes, here is a medium, in green.'],
    ['Mrs. Reed', "Perfect. It's exactly my color. I'll take it."],
    ['Tom', 'Now you. These shoes are too small. Ask for a larger pair.'],
  ],
  'talk-phone': [
    ['Ana', "Hi, Tom, it's Ana. Are you doing anything on Friday?"],
    ['Tom', "On Friday? I'd love to, but I'm working late. What about Saturday?"],
    ['Ana', 'Saturday is great. Shall we say seven?'],
    ['Tom', 'Seven is fine. Shall I bring something?'],
    ['Ana', 'Just bring your guitar. See you on Saturday!'],
    ['Mrs. Reed', 'Now you. A friend invites you for Sunday. Say no, kindly, and offer another day.'],
  ],
  'landing-yesterday': [['Tom', 'Yesterday I was at home all day. My brothers were here, and we were very happy.']],
} as const satisfies Record<string, readonly Line[]>

export type SpokenName = keyof typeof spoken
