/**
 * The words in leaked password lists, where most have digits appended: `password1`, `Dragon2024!`.
 * The rules for suffixes, capitals and digits in place of letters are in common-passwords.ts.
 */
export const commonWords: readonly string[] = `
password passwort passwords passcode passphrase motdepasse contrasena contraseña senha parola wachtwoord haslo kennwort mypassword
thepassword pass passw word secret secretpassword topsecret geheim secreto segredo login logon signin welcome welcomeback willkommen
bienvenue bienvenido benvenuto letmein letmeinn letmeinnow openup opensesame access accessme enter guest visitor user username
usuario admin administrator administrador root toor superuser sysadmin master masterkey default changeme changeit changethis
change temp temporary test testing tester testuser testpass testtest demo sample example trial hello helloworld hallo hola bonjour
ciao privet salut computer laptop internet network server system windows microsoft google facebook twitter instagram youtube linkedin
samsung apple iphone android nokia motorola oracle cisco dell lenovo toshiba sony playstation nintendo xbox gamer gaming gameover
minecraft fortnite roblox pokemon pikachu zelda mario sonic warcraft starcraft counterstrike halflife doom quake
qwerty qwertz azerty qwert qwertyui qwertyuiop asdf asdfg asdfgh asdfghjk asdfghjkl zxcv zxcvb zxcvbn zxcvbnm qazwsx qazwsxedc
monkey dragon tiger lion eagle falcon hawk panther jaguar leopard wolf bear snake cobra viper spider scorpion shark dolphin whale
horse pony unicorn rabbit bunny kitten kitty puppy doggy doggie hamster parrot penguin turtle froggy chicken turkey buffalo
butterfly ladybug bumblebee
football baseball basketball soccer hockey tennis golf cricket rugby volleyball softball swimming boxing wrestling racing cycling
futbol fussball fútbol liverpool arsenal chelsea manchester manutd everton tottenham westham celtic rangers newcastle barcelona
realmadrid juventus milan internazionale bayern dortmund benfica porto sporting ajax feyenoord galatasaray fenerbahce besiktas
lakers bulls celtics knicks warriors yankees redsox dodgers giants cowboys steelers packers patriots eagles raiders broncos
redskins dolphins vikings cardinals panthers
superman batman spiderman ironman hulk thor wolverine deadpool avengers joker superhero starwars starwarz startrek skywalker
lukeskywalker darthvader yoda matrix neo trinity terminator rambo rocky gandalf hobbit frodo legolas aragorn hogwarts harrypotter
potter hermione dumbledore gryffindor slytherin simpsons homer bartman scooby scoobydoo mickey mickeymouse minnie donald
disney snoopy garfield tweety bugsbunny spongebob naruto sasuke goku dragonball onepiece luffy
princess prince queen king angel angels angela devil demon lucifer heaven jesus jesuschrist christ god godisgood jesuslovesme blessed
blessing faith hope grace mercy amen church bible buddha krishna ganesh allah muhammad mohammad bismillah inshallah
love lover lovers loveme loveyou loveyou2 iloveyou iloveu iloveme ilovegod ilovehim iloveher iloveyouso lovely mylove truelove
babygirl babyboy baby sweet sweetie sweetheart honey honeybee sugar candy cookie chocolate cupcake vanilla strawberry cherry banana
orange lemon apple peach mango pumpkin pepper ginger cinnamon coffee cheese pizza burger chicken bacon cocacola pepsi whiskey
budweiser heineken guinness
teamo tequiero tqm mivida miamor corazon corazón amor amore bebe princesa estrella mariposa carino cariño familia
jetaime monamour soleil chouchou doudou loulou chocolat schatz schatzi liebe ichliebedich sonnenschein liebling
sunshine sunny sunflower moonlight moon star stars stardust starlight rainbow snow snowball snowman summer winter spring autumn
january february march april may june july august september october november december monday tuesday wednesday thursday friday
saturday sunday birthday christmas holiday weekend vacation
sommer herbst fruehling frühling januar februar juni juli oktober dezember verano invierno primavera otono otoño enero febrero
marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre été ete hiver printemps automne janvier juillet
flower flowers rose roses lily daisy jasmine violet tulip orchid
black white red blue green yellow purple silver golden gold diamond crystal pearl ruby emerald sapphire platinum bronze
freedom liberty peace happy happiness lucky luckyone smile smiley laugh dreams dreamer believe forever always never nothing whatever
anything everything something someone nobody anyone
success winner champion champ legend hero heroes warrior soldier ninja samurai pirate assassin hunter ranger knight wizard
magic mystic phoenix zombie vampire ghost shadow darkness nightmare thunder lightning storm hurricane tornado fire blaze inferno
ice frozen water ocean river beach island paradise mountain forest jungle desert galaxy universe cosmos planet earth jupiter
saturn mercury venus neptune apollo zeus athena hercules spartan spartacus trojan titan olympus
michael jennifer jessica ashley amanda sarah nicole daniel joshua matthew andrew anthony christopher christian justin brandon jordan
robert william richard thomas charles joseph david james john george kevin brian steven edward ronald kenneth timothy jason jeffrey
ryan jacob gary nicholas eric jonathan stephen larry scott frank benjamin samuel gregory alexander patrick raymond jack dennis jerry
tyler aaron henry douglas peter adam nathan zachary walter kyle harold carl jeremy keith roger gerald ethan arthur terry lawrence
sean austin noah jesse billy bryan bruce dylan alan ralph gabriel logan wayne juan louis russell vincent philip bobby johnny bradley
mary patricia linda elizabeth barbara susan margaret karen nancy lisa betty sandra donna carol ruth sharon michelle laura
kimberly deborah dorothy amy melissa brenda emma anna rebecca virginia kathleen pamela martha debra stephanie carolyn
christine marie janet catherine frances christina samantha diana natalie victoria alexandra alexis hannah rachel lauren olivia
sophia isabella madison chloe megan brittany danielle heather tiffany crystal courtney kelly taylor amber vanessa veronica
charlie buster bailey molly maggie sophie lucky sadie lola zoe roxy coco rocky duke bear oscar teddy toby winston milo
max maxwell bella lucy luna daisy oliver leo simba nala shelby casey jackson harley hunter cooper tucker rusty snickers oreo smokey
mustang corvette camaro ferrari porsche lamborghini mercedes toyota honda yamaha suzuki kawasaki ducati nissan subaru
chevrolet chevy pontiac cadillac bmw audi volkswagen maserati bugatti harleydavidson
london paris berlin newyork chicago boston dallas houston texas florida california america canada mexico brazil brasil argentina
colombia espana españa portugal france germany deutschland england ireland scotland italia italy russia china japan india pakistan
bangladesh indonesia malaysia philippines pilipinas vietnam thailand australia africa nigeria ghana kenya egypt turkey turkiye
istanbul ankara moscow madrid lisboa roma milano tokyo sydney melbourne brooklyn hollywood lasvegas miami denver phoenix
metallica nirvana slipknot megadeth pantera linkinpark greenday blink coldplay radiohead beatles thebeatles rollingstones
pinkfloyd ledzeppelin acdc gunsnroses bonjovi queen eminem tupac biggie fiftycent rihanna beyonce ladygaga britney shakira
madonna justinbieber onedirection bts blackpink elvis marley bobmarley jimihendrix guitar drummer music musica piano violin metal
money moneyman dollar cash million millionaire billion bitcoin business manager office company sales marketing finance banking
school college university student teacher doctor nurse engineer lawyer police army marine navy airforce military
family mother father mommy daddy mummy mama papa sister brother grandma grandpa friend friends bestfriend bestie children
fuckyou fuckoff fuckme fucker asshole bitch bastard bullshit shithead pussy dickhead penis vagina sexy sexygirl sexyboy hotgirl
hotboy naked playboy pornhub lesbian fetish nipple boobs bigdick bigtits blowjob
trustno trustno1 trustme nopassword nopass noaccess notsure dontknow idontknow forgot forgotten remember ihateyou hateyou
resume career jobs jobsearch fitted workwork hireme employee
abc abcd abcde abcdef abcdefg abcdefgh alpha bravo charlie delta echo omega sigma lambda
access14 blink182 cheese1 passpass redsox04 rush2112 thx1138 ncc1701 ncc1701d r2d2c3po c3por2d2 agent007 jamesbond bond007 mrbond
killer killer1 hacker hackers hacked hackme cracker cyber phantom matrix13 zerocool morpheus
`
  .trim()
  .split(/\s+/);
