/**
 * The words that passwords in Brazil are mostly made of, without accents, spaces and capitals: what a guesser tries
 * first, with digits behind. Compiled by us; in a module of its own, so that only forms that set a password load it.
 */
export const portuguesePasswords: readonly string[] = `
bemvindo teamomuito abcdefgh abcdefghi abc12345 senha senhas minhasenha suasenha novasenha senhanova senhasenha senhasegura senhaforte senhafacil senhadificil asenha senha1 senha12 senha123
senha1234 senha12345 senha123456 senhadoemail senhadowifi semsenha qualsenha esqueci esquecisenha esqueciasenha mudar mudar123 mudesenha trocar
trocar123 trocarsenha trocasenha alterar alterar123 padrao inicial primeira temporaria provisoria acesso acesso123 acessar entrar entrada abrir
abracadabra abretesesamo usuario convidado visitante administrador gerente diretor diretoria secretaria recepcao suporte teste testando teste123
testes flamengo corinthians palmeiras saopaulo santos vasco vascodagama botafogo fluminense gremio internacional cruzeiro atletico atleticomg
athletico bahia vitoria sport nautico ceara fortaleza goias coritiba parana figueirense avai chapecoense juventude bragantino guarani pontepreta
portuguesa remo paysandu cuiaba criciuma mengao mengo timao verdao tricolor tricolorpaulista peixe fogao galo galodoido raposa colorado imortal
furacao coxa leaodailha leao urubu gaviaodafiel gavioes nacaorubronegra vaicorinthians vaiflamengo sempreflamengo neymar neymarjr pele romario
ronaldinho ronaldinhogaucho zico garrincha socrates kaka rivaldo vinijr gabigol ayrtonsenna senna brasil brasileiro brasileira brazil meubrasil
brasilia riodejaneiro rio errejota saopaulosp belohorizonte beaga salvador recife curitiba portoalegre manaus belem goiania campinas florianopolis
floripa natal maceio joaopessoa teresina aracaju palmas portovelho macapa boavista campogrande vitoriaes minas minasgerais pernambuco paraiba amazonas
amazonia copacabana ipanema maracana pantanal nordeste sertao carnaval samba pagode sertanejo capoeira caipirinha cerveja cachaca churrasco feijoada
brigadeiro guarana acai paodequeijo futebol copadomundo hexacampeao teamo teamo123 amor meuamor amorzinho amoreterno amorverdadeiro paixao saudade
saudades querida querido princesa principe rainha anjo anjinho estrela estrelinha florzinha coracao vidaloca minhavida vida felicidade feliz alegria
esperanca liberdade amizade amigos amigas familia minhafamilia mamae papai filho filha filhos vovo vovozinha irmao irmaos gatinha gatinho gostosa
gostoso lindinha lindinho delicia beijo beijos eutequero euteamo teadoro bebezinho mozao vidinha deus deusefiel deusemais deusnocomando deuseamor
jesus jesuscristo jesusteama jesus123 cristo senhor senhorjesus nossasenhora aparecida abencoada abencoado fe oracao biblia gratidao gloria aleluia
milagre espiritosanto evangelho maria jose joao antonio francisco carlos paulo pedro lucas luiz luis marcos gabriel rafael daniel marcelo bruno
eduardo felipe rodrigo manoel mateus matheus andre fernando fabio leonardo gustavo guilherme leandro tiago thiago anderson ricardo marcio jorge
sebastiao alexandre roberto edson diego vitor victor sergio claudio caio vinicius renato renan igor henrique murilo otavio davi miguel arthur heitor
bernardo theo enzo lorenzo samuel benicio ana anapaula anaclara anabeatriz antonia adriana juliana marcia fernanda patricia aline sandra camila amanda
bruna jessica leticia julia luciana vanessa mariana gabriela vera larissa claudia beatriz luana rita sonia renata eliane josefa simone natalia
cristina carla debora rosangela rosa daniela marina bianca carolina isabela isabella valentina helena alice laura manuela sophia heloisa luiza lorena
giovanna yasmin joana cecilia eloa livia raquel tatiana priscila regina terezinha silva souza oliveira pereira ferreira rodrigues almeida costa gomes
martins araujo barbosa ribeiro escola escola123 aluno aluna alunos alunas estudante estudar estudo professor professora ingles inglesingles aulas aula
aulainglesa curso cursodeingles curso123 prova provas livro caderno caneta lapis ciencias matematica portugues historia geografia quimica fisica
biologia vestibular enem faculdade formatura recreio merenda colegio computador celular notebook internet wifi whatsapp facebook instagram orkut
hotmail gmail tiktok youtube playstation xbox freefire minecraft roblox pokemon naruto goku homemaranha batman superman harrypotter turmadamonica
monica cebolinha cascao magali chocolate sorvete bolinho pipoca melancia abacaxi banana morango cachorro gato gatos cavalo passarinho borboleta
girassol margarida primavera verao inverno outono janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro segunda
sabado domingo sextafeira dinheiro milionario trabalho empresa escritorio 1q2w3e 1q2w3e4r 1q2w3e4r5t q1w2e3 q1w2e3r4 qwert qwerty qwertyui qwertyuiop
qwe123 qweasd qweasdzxc asdfg asdfgh asdfghjk asdfghjkl asdfghjklc zxcvb zxcvbn zxcvbnm qazwsx qazwsxedc wsxedc poiuy poiuytrewq mnbvcxz lkjhgfdsa
abcde abcdef abcdefg abc123 abcd1234 aabbcc a1b2c3 a1b2c3d4 zaq12wsx 1qaz2wsx 102030 10203040 1020304050 112233 11223344 123123 123321 123654 147258
147258369 159357 159753 321321 456456 456789 654321 741852963 789456 789456123 852456 963852741 987654 987654321 9876543210 121212 131313 242424
202020 010203 01020304 012345 0123456 01234567 123mudar 123trocar 123senha
`
  .trim()
  .split(/\s+/)
