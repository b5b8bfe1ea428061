/** Learnt by `npm run learn`: what a clause has, and how much it speaks for a claim. Not edited by hand. */
export const claimBias = 0.28;
export const claimWeights = `
0 1.13
0 $ 0.60
0 0 0.70
0 _ 0 0.66
0 _ a 0.41
0 _ al 0.61
0 _ am 0.67
0 _ and 0.46
0 _ autumn -0.06
0 _ day 0.16
0 _ de 0.24
0 _ der 0.22
0 _ en -0.13
0 _ et 0.35
0 _ euros -0.07
0 _ fur 0.33
0 _ gefuhrt 0.19
0 _ gemacht 0.23
0 _ heute 0.34
0 _ i -0.06
0 _ ich 0.35
0 _ idea -0.52
0 _ im 0.63
0 _ in 0.27
0 _ it 0.21
0 _ la 0.40
0 _ last 0.20
0 _ le 0.41
0 _ m 0.23
0 _ no 0.10
0 _ not -0.27
0 _ of 0.25
0 _ on 0.58
0 _ par 0.72
0 _ per 0.27
0 _ por 0.40
0 _ present 0.37
0 _ s 0.13
0 _ so 0.41
0 _ the 0.28
0 _ to 0.25
0 _ und 0.31
0 _ was -0.20
0 _ week 0.36
0 _ y 0.43
0 a 0.44
0 al 0.48
0 and 0.14
0 artikel 0.44
0 as 0.31
0 at 0.26
0 auf 0.25
0 b -0.48
0 bis 0.53
0 calls 0.13
0 chefs 0.29
0 colegas 0.31
0 d 0.56
0 de 0.32
0 drivers 0.34
0 e 0.30
0 en 0.18
0 et -0.09
0 euros -0.48
0 g 0.41
0 h 0.49
0 horas 0.17
0 hours 0.36
0 i 0.31
0 im 0.40
0 in 0.35
0 jahre 0.56
0 jahren -0.26
0 jours 0.35
0 k 0.41
0 kilos 0.40
0 leute 0.38
0 llamadas -0.15
0 m 0.35
0 may 0.20
0 min 0.18
0 mois 0.52
0 months 0.56
0 new 0.43
0 no -0.09
0 now 0.34
0 of 0.21
0 on 0.34
0 patients 0.33
0 people 0.21
0 percent 0.25
0 personas 0.28
0 personnes 0.45
0 present 0.59
0 prozent 0.28
0 residents 0.28
0 s 0.38
0 salaries 0.28
0 semaines 0.45
0 stunden 0.35
0 th -0.20
0 tickets 0.35
0 to 0.58
0 tonner 0.36
0 week -0.22
0 weeks 0.45
0 wpm 0.27
0 y 0.14
0 years -0.08
^ 0 0.29
^ _ 0 0.32
^ _ about -0.40
^ _ acme 0.27
^ _ adults -0.23
^ _ after 0.26
^ _ ahnung -0.66
^ _ also 0.47
^ _ an 0.53
^ _ and 0.60
^ _ ano -0.42
^ _ assistant 0.38
^ _ at 0.18
^ _ au -0.20
^ _ auf -0.55
^ _ aussi 0.26
^ _ aux 0.47
^ _ avait -0.47
^ _ b 0.98
^ _ be -0.44
^ _ been -0.10
^ _ bei 0.79
^ _ bi -0.41
^ _ bin 0.11
^ _ bisschen -0.40
^ _ bit -0.55
^ _ boss -0.21
^ _ budget -0.29
^ _ can 0.12
^ _ certificate -0.31
^ _ charge 0.18
^ _ chef -0.29
^ _ clases 0.10
^ _ colleague -0.27
^ _ company -0.23
^ _ comptable -0.20
^ _ con 0.25
^ _ connais 0.36
^ _ control 0.29
^ _ controller 0.14
^ _ could -0.57
^ _ counts 0.18
^ _ das 0.17
^ _ de 0.46
^ _ del -0.36
^ _ des 0.44
^ _ designer -0.18
^ _ did -0.41
^ _ die -0.19
^ _ direction -0.19
^ _ do -0.09
^ _ don't -0.59
^ _ drove 0.43
^ _ du -0.13
^ _ eine -0.38
^ _ el 0.45
^ _ empresa -0.13
^ _ engineer 0.26
^ _ es -0.49
^ _ eso -0.48
^ _ et 0.66
^ _ ete 0.28
^ _ every 0.31
^ _ excel 0.07
^ _ experience -0.08
^ _ fait 0.13
^ _ falta 0.34
^ _ fehlt 0.39
^ _ firm -0.23
^ _ firma -0.17
^ _ fur 0.06
^ _ got 0.53
^ _ gustaria -0.46
^ _ habe 0.19
^ _ haben 0.07
^ _ hacia 0.27
^ _ had -0.35
^ _ hat -0.80
^ _ hatte -0.26
^ _ hatten -0.24
^ _ have 0.10
^ _ he -0.44
^ _ headteacher 0.08
^ _ hold 0.39
^ _ hons 0.09
^ _ i 0.07
^ _ i've -0.69
^ _ ich -0.59
^ _ im -0.23
^ _ improved 0.34
^ _ in 0.24
^ _ involved 0.28
^ _ is 0.10
^ _ ist 0.33
^ _ it -0.24
^ _ ja -0.25
^ _ je -0.59
^ _ kann 0.26
^ _ kenne 0.33
^ _ klasse 0.34
^ _ know 0.24
^ _ la 0.21
^ _ les 0.17
^ _ licence 0.33
^ _ like -0.39
^ _ little -0.53
^ _ lo -0.66
^ _ look 0.42
^ _ los 0.62
^ _ love -0.33
^ _ m'a -0.24
^ _ ma -0.56
^ _ manage 0.42
^ _ manager 0.49
^ _ mann -0.34
^ _ manque 0.36
^ _ marlow 0.45
^ _ me -0.54
^ _ mi 0.26
^ _ mir -0.15
^ _ mis 0.48
^ _ mit 0.76
^ _ moi 0.44
^ _ mon 0.34
^ _ moved 0.49
^ _ muttersprache 0.41
^ _ my 0.78
^ _ n'ai -0.51
^ _ nach -0.27
^ _ ne -0.83
^ _ nicht -0.40
^ _ no -0.77
^ _ noch 0.06
^ _ not -0.42
^ _ nur -0.46
^ _ nurse 0.60
^ _ nutze 0.30
^ _ on -0.42
^ _ once -0.49
^ _ orders 0.35
^ _ oui -0.24
^ _ out -0.67
^ _ parle 0.47
^ _ part 0.46
^ _ pas -0.44
^ _ passe -0.30
^ _ peu -0.55
^ _ poco -0.54
^ _ presupuesto 0.08
^ _ python -0.15
^ _ que -0.99
^ _ responsible 0.32
^ _ s 0.14
^ _ sais 0.45
^ _ sat -0.16
^ _ sc 0.20
^ _ schein -0.42
^ _ schon -0.55
^ _ service 0.45
^ _ set 0.43
^ _ shadowed -0.37
^ _ si -0.21
^ _ sind -0.52
^ _ so -0.43
^ _ social -0.11
^ _ spanish -0.19
^ _ speak 0.31
^ _ spreche 0.13
^ _ start -0.51
^ _ suis -0.14
^ _ suppose -0.50
^ _ sur 0.47
^ _ sure 0.18
^ _ teacher 0.17
^ _ team -0.18
^ _ tengo -0.23
^ _ tenu -0.35
^ _ tests -0.55
^ _ that 0.42
^ _ think -0.49
^ _ to 0.08
^ _ toujours -0.59
^ _ trained 0.32
^ _ tres 0.57
^ _ type 0.41
^ _ un 0.33
^ _ una -0.19
^ _ und 0.20
^ _ une -0.35
^ _ uns -0.18
^ _ up 0.30
^ _ use 0.24
^ _ used -0.27
^ _ ux 0.29
^ _ vais -0.53
^ _ veux -0.51
^ _ von 0.63
^ _ want -0.35
^ _ waren 0.10
^ _ was -0.34
^ _ with 0.37
^ _ work 0.12
^ _ worked -0.29
^ _ wrote 0.47
^ _ wurde -0.33
^ _ y -0.07
^ _ years -0.16
^ _ you -0.08
^ a -0.65
^ about 0.36
^ add 0.32
^ adr -0.30
^ algo -0.51
^ all 0.52
^ als 0.37
^ also 0.34
^ anglais 0.49
^ antes 0.35
^ assistant 0.18
^ assisted 0.11
^ at 0.26
^ aucun -0.12
^ aucune 0.12
^ auf -0.13
^ autocad -0.08
^ avant 0.33
^ avec 0.16
^ ayudaba -0.21
^ b -0.18
^ before 0.28
^ bei 0.21
^ bien 0.36
^ bin -0.67
^ bsc 0.08
^ bts 0.34
^ built 0.57
^ c -0.47
^ c'est -0.45
^ c'etait -0.46
^ ca -0.95
^ cad 0.42
^ can 0.62
^ can't -0.36
^ cap 0.50
^ career 0.47
^ carne 0.46
^ carnet -0.25
^ chez -0.11
^ claro 0.43
^ class 0.47
^ con 0.12
^ creo -0.32
^ cycle 0.40
^ da -0.38
^ dans -0.43
^ das -0.38
^ de -0.63
^ den -0.46
^ der -0.34
^ deutsch 0.58
^ deux 0.08
^ di 0.12
^ did 0.41
^ die -0.56
^ disenador 0.57
^ does -0.59
^ duties 0.37
^ ein -0.68
^ el -0.70
^ englisch 0.28
^ english 0.38
^ entre -0.24
^ erp 0.13
^ es 0.24
^ eso -0.79
^ estoy -0.84
^ estuve -0.52
^ excel 0.09
^ frances 0.31
^ fuhrerschein -0.15
^ go 0.25
^ grado 0.28
^ hab -0.21
^ habia -0.63
^ hablo 0.48
^ haha -0.60
^ half -0.40
^ have -0.49
^ he 0.47
^ head 0.07
^ helped 0.12
^ helping 0.41
^ hice 0.23
^ hoping -0.50
^ i 0.31
^ i'd -0.54
^ i'm -0.79
^ i've 0.07
^ ich 0.15
^ if -0.59
^ il -0.08
^ im -0.23
^ in 0.30
^ ingles -0.33
^ introduced 0.50
^ iso -0.32
^ it -0.89
^ it's -0.51
^ j'etais -0.10
^ j'utilise 0.20
^ ja 0.42
^ java 0.56
^ je -0.12
^ k 0.16
^ kann -0.12
^ konnte -0.47
^ la -0.94
^ las -0.93
^ le -0.46
^ lead 0.27
^ led 0.22
^ les -0.88
^ licence -0.53
^ llevo 0.46
^ lo -0.64
^ lol -0.43
^ look 0.33
^ los -0.76
^ ma -0.49
^ manage 0.34
^ managed 0.15
^ me -0.55
^ mein -0.58
^ meine -0.30
^ mejore 0.38
^ mi -0.43
^ might -0.40
^ mise 0.25
^ mit -0.13
^ mon -0.88
^ my -0.60
^ new 0.45
^ ni -0.09
^ nicht -0.50
^ no -0.77
^ nope -0.57
^ not -0.40
^ null -0.50
^ nunca -0.48
^ nur -0.67
^ oh 0.10
^ on -0.20
^ only -0.29
^ oui 0.35
^ our -0.85
^ own 0.17
^ participe 0.19
^ pas -0.58
^ permis -0.08
^ photoshop -0.08
^ planning -0.34
^ pour -0.07
^ power -0.41
^ project 0.40
^ pta 0.15
^ pues 0.20
^ put 0.45
^ python 0.50
^ qualifications 0.57
^ quand -0.24
^ quiero -0.57
^ ran 0.17
^ rechtsanwaltsfachangestellte 0.34
^ research 0.44
^ responsable 0.35
^ responsible 0.31
^ run 0.35
^ sales 0.59
^ se 0.32
^ seit 0.40
^ senior 0.48
^ si -0.07
^ software 0.37
^ solo -0.71
^ some -0.66
^ sort -0.34
^ soy 0.33
^ sql -0.39
^ staff 0.46
^ staplerschein 0.32
^ supervised 0.23
^ sure 0.44
^ tambien 0.56
^ taught 0.16
^ tengo -0.24
^ that -0.46
^ that's -0.18
^ the -0.77
^ there -0.47
^ they -0.49
^ took -0.08
^ tous 0.44
^ trained 0.36
^ un -0.86
^ unas 0.35
^ une -0.40
^ used 0.19
^ uso 0.41
^ vor 0.49
^ voy -0.47
^ was 0.98
^ we -0.09
^ weiss -0.34
^ wenn -0.60
^ wir 0.19
^ word 0.32
^ work 0.62
^ worked 0.22
^ would -0.52
^ wrote 0.82
^ wurde -0.15
^ y 0.45
^ yep 0.29
^ yes 0.16
^ yo 0.29
^ you 0.50
^ zero -0.68
^ zwei -0.20
a -0.09
a 0 0.18
a _ 0 0.83
a _ a 0.17
a _ and 0.32
a _ at 0.11
a _ but -0.09
a _ cargo 0.20
a _ clientes 0.32
a _ colegas 0.31
a _ con 0.08
a _ de -0.16
a _ for 0.68
a _ in -0.23
a _ j'ai 0.34
a _ je 0.20
a _ jefa -0.39
a _ les 0.14
a _ licence 0.36
a _ mairie 0.47
a _ mejor -0.31
a _ missing 0.17
a _ of 0.18
a _ on -0.21
a _ para 0.53
a _ to 0.11
a _ week -0.31
a bit -0.26
a clean 0.43
a cuatro 0.33
a day 0.15
a diario 0.47
a few -0.49
a forklift -0.43
a job 0.48
a jour 0.45
a l'ecole -0.60
a la 0.40
a las 0.15
a little -0.11
a lo -0.31
a longtemps -0.33
a mi 0.36
a ninos 0.38
a team -0.28
a week 0.64
a year 0.35
aat -0.33
aat _ 0 0.43
aat level 0.43
ab 0.23
aber -0.83
abgel* -0.31
abges* 0.26
abgeschlossen 0.26
about -0.08
about 0 0.54
about _ a 0.39
about _ calls 0.35
about to -0.54
abrec* 0.28
abrechnung 0.28
absch* 0.41
abschluss 0.38
abtei* -0.40
acces* 0.54
access 0.23
access $ 0.36
accid* 0.58
accident 0.45
accident _ 0 0.45
accou* 0.08
account 0.55
accounts -0.18
acme 0.35
actio* 0.28
activ* 0.55
active 0.55
active $ 0.44
actua* 0.44
acuer* -0.40
acuerdo -0.40
acuerdo $ -0.32
adapt* -0.06
add 0.40
add a 0.17
add my 0.22
adema* 0.44
ademas 0.44
administracion -0.18
adr -0.22
adr schein 0.10
adult 0.39
adult _ 0 0.15
adult* -0.38
adults -0.38
afrai* -0.48
afraid -0.48
after 0.16
after 0 0.38
after a 0.13
after the 0.28
agenc* -0.66
agency -0.10
agency $ -0.26
agent 0.47
agent* -0.39
ago -0.80
ago $ -0.48
agree* 0.38
ahnun* -0.66
ahnung -0.66
ai 0.22
ai jamais -0.33
aid -0.24
aide 0.63
ajout* 0.50
al -0.23
al 0 0.44
al _ de -0.10
al dia 0.21
alema* -0.19
aleman -0.19
algo -0.73
algo de -0.42
all 0.51
all our 0.58
all the 0.05
alle 0.38
allei* 0.31
alles 0.09
allow* -0.08
allowed -0.08
almac* 0.46
almacen 0.42
almacen $ 0.39
aloja* 0.20
alojamientos 0.20
alojamientos _ ies 0.13
alojamientos turisticos 0.13
als 0.14
also 0.17
also did 0.19
also i 0.32
also know 0.37
altas -0.18
alten* 0.48
alter* 0.72
alternance 0.43
alway* -0.60
always -0.60
am -0.09
am 0 -0.51
am _ for -0.09
am _ in 0.53
am _ to -0.59
am fluent 0.34
am tag 0.31
an -0.07
an $ -0.27
an agency -0.50
an der 0.16
an online -0.33
an und 0.38
analy* 0.22
analytical 0.32
and 1.16
and 0 0.26
and _ 0 0.20
and _ for 0.49
and _ in 0.47
and _ it 0.22
and _ on 0.15
and _ ran 0.51
and _ the -0.14
and _ their 0.16
and _ to 0.22
and _ was 0.26
and _ with 0.32
and a 0.56
and i 0.24
and the 0.54
and tig 0.31
ander* -0.42
andere -0.55
anderen 0.07
angem* -0.64
angemeldet -0.64
angla* 0.06
anglais 0.06
anima* -0.13
anleg* 0.41
anlegen 0.41
annee -0.40
annua* 0.22
annual 0.22
ano -0.20
ano pasado 0.09
ano que -0.20
anos 0.55
anos $ 0.27
anos _ la -0.18
anos de 0.47
anos en 0.32
anruf* -0.09
anrufe -0.09
anrufe _ tag -0.09
anrufe am -0.09
ans 0.46
ans $ 0.11
ansib* 0.43
ansible 0.43
answe* 0.21
antes 0.63
antes de 0.73
any -0.78
anyth* -0.51
anything -0.51
api 0.36
app 0.62
appre* 0.41
apprendre -0.61
apprentices 0.24
apprenticeship 0.24
apprentis 0.51
apprentis $ 0.42
appri* -0.20
appris -0.20
appro* 0.48
aprender -0.40
aprendices 0.49
aprob* 0.20
apunt* -0.82
arbei* 0.63
arbeiten 0.35
archi* -0.71
are -0.44
area 0.51
aroun* 0.22
around 0.22
around 0 0.18
arriv* -0.15
art 0.71
artik* 0.44
artikel 0.44
as 0.12
as a 0.36
as well 0.52
asi -0.24
asses* -0.07
assessment 0.38
assessments -0.24
assig* 0.35
assis* 0.44
assistant 0.48
assistants 0.39
assisted -0.09
assisted with -0.23
assoc* 0.70
associate 0.27
associates 0.14
association 0.48
at 0.19
at $ -0.10
at _ dental 0.17
at all -0.29
at the 0.17
atenc* 0.54
atencion 0.54
atencion en 0.31
atend* 0.29
atendia 0.25
atendia a 0.43
attes* -0.41
attestation -0.41
au _ de 0.16
au pair 0.42
au printemps -0.33
auch 0.57
auch $ 0.46
auch die 0.36
aucun -0.12
aucun* -0.17
aucune -0.17
audit 0.39
audit* -0.45
audits -0.38
audits $ -0.09
auf -0.13
auf 0 0.46
auf _ 0 0.54
auf _ baustelle 0.48
auf der -0.12
auf die -0.14
aufga* -0.06
aufge* 0.13
augus* 0.24
august 0.24
august 0 0.24
aula -0.09
aus 0.19
ausbi* 0.25
ausbilderschein 0.12
ausbildung 0.23
ausge* 0.10
ausse* 0.23
aussi 0.81
aussi fait 0.22
autho* 0.56
auto 0.21
autoc* 0.39
autocad 0.38
autocad $ 0.42
autum* -0.30
autumn -0.30
auxil* 0.24
auxiliar 0.27
auxiliar de 0.27
auxilios -0.10
avait -0.83
avait sap -0.17
avait un -0.50
avant 0.20
avec 0.53
avec 0 0.37
avec les 0.48
away -0.40
away $ 0.15
aws -0.54
ayuda* 0.17
ayudaba -0.21
ayudaba _ mi -0.39
ayudaba a -0.21
ayudante 0.39
ayudante de 0.38
ayunt* 0.50
ayuntamiento 0.50
azubi* 0.32
azubis 0.32
b 0.29
b 0 -0.47
b _ 0 0.38
b s 0.14
ba 0.16
back 0.23
backe* 0.36
backerei 0.31
baje 0.47
bajo 0.39
bajo _ 0 0.39
bank 0.43
banne* -0.43
baris* 0.43
barista 0.43
bases -0.05
bases $ -0.05
basic 0.62
basic* -0.14
basico $ 0.22
basics $ -0.22
baust* 0.51
baustelle 0.48
bay 0.32
be -0.26
be _ to 0.06
been 0.29
been doing 0.41
begle* 0.42
begleitet 0.42
bei 0.49
bei _ habe 0.34
bei der 0.23
bei uns -0.61
beim -0.13
beim drk 0.63
belon* -0.26
belt -0.35
benev* 0.65
beruf* 0.34
besch* -0.25
besta* 0.24
beste* 0.32
bestellungen 0.13
betre* 0.18
betri* 0.38
betwe* 0.18
between 0.18
bexle* 0.30
bexley 0.30
bexley _ plc 0.30
bexley footwear 0.30
bien -0.52
bien sur 0.36
big -0.27
bilin* 0.35
bin -0.29
bin ich -0.07
bin mir -0.51
binom* -0.52
binome -0.52
bis 0.27
bis _ 0 -0.12
bishe* 0.10
bisher 0.10
bissc* -0.40
bisschen -0.40
bit -0.35
bit of 0.06
bitte 0.57
blood* 0.27
bloods 0.27
bls 0.54
board 0.39
bodeg* 0.39
bodega 0.30
book -0.13
booke* -0.57
booked -0.57
booki* 0.30
booking 0.30
bookk* -0.09
bookkeeping -0.12
books 0.33
boot 0.21
bootc* 0.53
bootcamp 0.53
bosch 0.32
boss -0.32
boss _ the -0.17
both 0.49
both $ 0.42
br 0.55
branc* 0.33
break -0.23
brenn* 0.35
brenntag 0.32
brenntag $ 0.30
bridg* 0.43
brigh* 0.39
broad* 0.36
broth* -0.60
brother -0.46
broug* -0.24
brought -0.24
bsc 0.08
bsc hons 0.08
bts 0.41
buchh* -0.64
budge* -0.52
budget -0.43
budget $ -0.20
budget de -0.17
budgets -0.23
budgets $ -0.51
build 0.41
build* 0.16
builders 0.25
building 0.28
built the 0.13
buro -0.39
bus 0.49
busin* 0.45
business 0.45
but -0.73
but _ was 0.29
but i -0.23
but it -0.19
but not -0.32
by -0.22
by _ agency -0.26
by the -0.54
c 0.07
c 0 -0.39
c _ 0 -0.18
c e 0.41
c'est -0.64
c'est _ collegue -0.33
c'est _ qui 0.40
c'est le -0.67
c'est ma -0.33
c'est moi 0.57
c'est mon -0.12
c'eta* -0.39
c'etait -0.39
ca -0.57
ca $ -0.41
ca 0 0.63
ca compte 0.16
cabin* 0.20
cabinet 0.20
cable* -0.21
caces 0 0.35
caces _ 0 0.37
cad 0.57
cada 0.76
cadre -0.19
caduc* -0.41
caduco -0.41
caduco el -0.26
cafe -0.45
cafe $ -0.46
cahie* 0.22
caiss* 0.32
caisse 0.30
caisse $ 0.32
caja 0.11
caja $ -0.12
cajer* 0.41
calcu* -0.24
call 0.08
calle* 0.13
called -0.14
calls _ day -0.10
came -0.19
camio* -0.21
camion -0.43
can -0.27
can read 0.11
can't -0.95
candi* -0.14
cannu* 0.43
canva -0.23
canva $ 0.33
cap 0.59
cap _ 0 0.35
car 0.50
cardi* 0.31
care 0.27
care of -0.50
care plans 0.17
caree* 0.54
career 0.54
carga -0.12
cargo 0.14
cargo $ -0.36
carne -0.22
carne _ carretillero -0.12
carne de 0.16
carne* -0.33
carnet -0.33
carnet $ -0.38
carnet de -0.30
carre* -0.55
carrera -0.56
carretillero -0.29
cash 0.34
cashe* 0.11
cashed 0.11
cashed up 0.11
casi -0.08
catal* 0.07
catalan 0.06
cathe* 0.58
cause 0.38
ce -0.38
centr* 0.30
central -0.38
centre 0.50
certa* 0.18
certi* -0.40
certificacion -0.52
certificado 0.18
certificado _ profesionalidad -0.05
certificado de 0.23
certificat -0.33
certificate 0.06
certificate _ 0 0.33
certified -0.40
chang* 0.07
change 0.32
changes 0.58
chant* 0.41
chantier 0.38
chaqu* 0.53
chaque 0.53
chaque mois 0.36
charg* 0.12
charge 0.26
charge of 0.22
chari* 0.44
charity 0.53
chart* 0.66
charts 0.48
chaud -0.15
chaud $ -0.15
chauf* 0.12
chauffeurs 0.12
check 0.46
check* 0.66
checking 0.35
checks 0.46
chef -0.23
chef $ -0.27
chef d'equipe 0.08
chef de 0.16
cheff* 0.21
cheffe 0.21
chefi* -0.26
chefin -0.26
chefs 0.29
chemi* 0.60
chez 0.72
chez brenntag 0.12
children's 0.19
ci 0.25
cierr* 0.24
cierre 0.30
cinco 0.72
circu* 0.56
circuits 0.48
city 0.44
claim* 0.45
claims 0.45
claro 0.43
class 0.07
class* 0.35
classroom 0.39
clean 0.55
clean _ licence 0.30
clean* 0.52
cleaning 0.52
clerk 0.24
clien* 0.56
clientes 0.47
clients 0.14
clini* 0.77
clinic 0.40
close 0.21
closi* 0.46
closing 0.46
clotu* 0.15
cloture 0.31
cloud 0.57
cloud $ 0.51
club -0.19
club de -0.19
cmr -0.06
cnc -0.62
co -0.09
coach* 0.63
cocin* 0.30
cocina 0.07
code 0.38
coffee _ 0 -0.30
coleg* -0.09
colegas 0.31
colegas $ 0.31
colle* 0.09
colleague -0.43
college -0.09
college 0 0.66
collegue -0.33
collegues 0.19
colum* 0.44
columbus 0.34
columbus oh 0.34
com 0.53
com $ 0.36
com 0 0.15
com _ 0 0.17
com example 0.36
comed* -0.31
comedor -0.31
comma* 0.17
commandes 0.22
comme* -0.59
commence -0.67
commence le -0.60
commercial 0.38
commi* 0.72
commis 0.55
commu* 0.59
communication 0.15
como -0.22
compa* -0.10
companera -0.21
companera $ -0.17
company -0.27
company _ sap -0.23
compl* 0.38
complaints 0.17
compr* -0.07
compt* -0.17
compta -0.21
comptabilite -0.18
compte -0.58
compte $ -0.25
comptes 0.41
con 0.10
con 0 0.27
con _ 0 0.39
con _ de -0.19
con eso -0.46
con la -0.19
con ninos -0.41
condu* 0.08
conducir 0.39
conducteur 0.24
conduis -0.15
conduite -0.34
confi* 0.22
confl* 0.49
conna* 0.15
connais 0.36
connais aussi 0.38
const* 0.39
construction 0.23
consu* -0.14
consultant -0.56
conta* 0.18
contabilidad -0.10
contact 0.51
conte* 0.11
contr* 0.26
contract 0.28
contrats 0.35
controle 0.64
controller 0.14
controlo -0.21
conve* -0.18
coord* -0.09
coordinadora -0.29
corpo* 0.13
corre* 0.53
corri* 0.47
cosa -0.48
cosa de -0.34
could -0.75
could _ it -0.43
could be -0.34
could* -0.10
couldn't -0.10
counc* 0.50
council 0.41
count -0.60
count* -0.13
counterbalance 0.25
counts -0.13
courr* 0.34
courriers 0.34
courriers $ 0.34
cours* -0.25
course -0.25
course _ the -0.43
course in -0.37
couve* 0.38
cover -0.37
cover $ -0.22
cover* 0.06
cpa 0.53
cpr 0.36
cpr $ 0.23
creat* 0.40
creative 0.30
credi* 0.52
creo -0.15
creo _ si -0.29
creo que -0.29
crew -0.33
crew $ -0.08
crm 0.08
crois -0.59
crois* 0.42
croises 0.42
css 0.50
cuadr* 0.05
cuand* 0.06
cuando 0.06
cuatr* 0.47
cuatro 0.47
cuent* -0.52
cuenta -0.70
cuenta $ -0.27
cuentas 0.19
cuisi* 0.31
cuisine 0.31
curso -0.65
curso $ -0.55
curso de -0.47
curso* 0.18
cursos 0.18
custo* 0.79
customers 0.63
customers $ 0.41
cut 0.47
cut the 0.19
cycle 0.40
cycle counts 0.40
d 0.38
d'aut* -0.22
d'autre -0.22
d'equipe $ -0.08
d'exp* -0.06
d'une 0.11
da -0.51
da _ ich -0.57
da _ noch 0.46
da war -0.17
dabei -0.64
dafur -0.87
daily 0.98
daily $ 0.43
damit -0.63
dans la 0.23
dans une 0.12
das -0.58
das _ der 0.09
das _ ich 0.14
das hat -0.35
das zahlt -0.21
dass -0.20
dass ich -0.20
data 0.34
date 0.28
date $ 0.28
datev 0.44
day 0.23
day $ 0.17
days 0.13
dc 0.37
de -0.06
de 0 1.02
de _ 0 -0.07
de _ a 0.18
de _ au -0.18
de _ avec -0.26
de _ chez -0.14
de _ con 0.29
de _ de 0.52
de _ del 0.19
de _ desde 0.41
de _ distribuidora 0.26
de _ en 0.50
de _ et 0.25
de _ je 0.33
de _ la 0.36
de _ le -0.34
de _ ni -0.53
de _ no -0.48
de _ par 0.12
de _ para -0.48
de _ personas 0.28
de _ personnes 0.20
de _ se -0.61
de _ turisticos 0.13
de _ y 0.33
de alojamientos 0.13
de bodega 0.30
de camion -0.43
de carretillero -0.29
de chantier 0.37
de dos 0.53
de eso -0.51
de experiencia -0.21
de la -0.17
de lo 0.15
de los 0.31
de ma -0.17
de mes 0.15
de mi 0.15
de mon 0.48
de nuit -0.15
de profesionalidad -0.05
de turno 0.06
deal 0.29
dec 0.28
dec 0 0.28
decid* -0.63
decide -0.28
decir* -0.15
decirte -0.15
degre* 0.10
degree 0.10
degree $ -0.57
del 0.06
del 0 0.48
del _ 0 0.35
del _ al 0.42
deliv* 0.21
dem -0.25
demen* -0.28
den -0.34
den _ hat -0.40
den kassenabschluss -0.21
den staplerschein -0.11
denta* 0.17
dental 0.17
depar* 0.20
depen* -0.17
dependienta 0.47
deplo* 0.62
depot 0.59
depui* 0.09
depuis 0.09
depuis 0 -0.21
depuis _ 0 0.57
deput* 0.15
der -0.35
der _ auf 0.35
der _ hab 0.17
der _ hat -0.55
der _ ist -0.39
der baustelle 0.48
der chef -0.11
der schein -0.39
der schule -0.47
der steuerberater -0.55
derni* 0.25
dernier 0.25
des 0.11
des _ de 0.35
des _ et -0.50
desca* 0.05
descarga -0.12
desde 0.66
desde 0 0.57
desde la 0.41
desig* 0.49
design 0.42
designed 0.51
designer -0.06
desk 0.43
desk $ 0.37
dessu* -0.52
dessus -0.52
dessus $ -0.49
deuts* 0.14
deutsch 0.14
deutsch muttersprache 0.41
deux 0.18
devel* 0.41
deven* -0.33
di 0.13
di clases 0.10
dia 0.08
diari* 0.67
diario 0.50
diario _ las 0.40
diario en 0.31
diario para 0.40
dias 0.52
dias $ 0.42
did -0.35
did _ ordering -0.27
did _ rota 0.44
did _ the 0.26
did a 0.33
did all 0.30
did at 0.45
did everything -0.44
did it -0.44
did the -0.44
didn'* -0.62
didn't -0.62
didn't _ it -0.37
die -0.50
die _ auf 0.07
die _ fur 0.38
die _ gemacht -0.35
die _ hat -0.36
die _ hatte -0.17
die _ im -0.31
die _ in 0.25
die _ mit -0.25
die dienstplane 0.29
die firma -0.17
die ganze 0.57
die prufung -0.52
die zentrale -0.33
diens* 0.12
dienstplane 0.54
digit* -0.10
digital -0.16
dinam* 0.42
dinamicas 0.42
diploma 0.10
diplome -0.15
dire -0.30
dire que 0.20
direc* 0.41
direction -0.32
director 0.43
dirig* 0.18
disch* -0.26
discharge -0.15
discharge planning -0.26
disci* 0.30
disen* 0.29
disenador 0.19
dispu* -0.22
disti* 0.32
distinction 0.32
distr* -0.26
distribuidora 0.26
do -0.18
do it -0.06
do my -0.27
do the -0.06
docum* 0.24
does -0.84
doing -0.21
doing that -0.15
domin* -0.35
don't -0.93
don't have -0.47
donc -0.19
done -0.46
done $ -0.35
done _ the -0.28
done by -0.33
dos 0.34
dos anos 0.37
dossi* 0.05
dossier -0.35
dossiers 0.28
down 0.45
down _ 0 0.12
down from 0.12
doy 0.33
dr 0.77
drauf -0.77
drawi* 0.55
drei 0.34
dressings -0.34
drive $ -0.58
drive* 0.27
drivers 0.43
drivi* 0.36
driving 0.36
driving licence 0.31
drk 0.63
du -0.25
du _ de -0.45
du club -0.19
du tout -0.43
dubli* 0.44
dublin 0.44
durch* -0.47
durin* 0.17
during 0.17
dutie* 0.37
duties 0.37
dynam* 0.33
e 0.79
each 0.83
educa* -0.12
educacion 0.28
eher -0.63
ehren* 0.29
eigen* 0.15
eight 0.19
ein -0.43
ein $ 0.16
ein bisschen -0.40
ein team -0.38
einar* -0.25
einarbeiten -0.54
einarbeiten $ -0.54
eine -0.86
einen -0.08
einge* 0.16
einzi* 0.28
einzige 0.48
el -0.20
el _ 0 -0.32
el _ al 0.50
el _ de 0.09
el _ del -0.17
el _ el -0.46
el _ este -0.46
el _ lo 0.07
el _ no -0.47
el _ pasado 0.09
el _ que 0.19
el _ yo -0.55
el ano -0.13
el carne -0.16
el certificado -0.25
el cierre 0.23
el curso -0.45
el equipo -0.65
el examen -0.29
el inventario -0.32
el que -0.38
el sistema 0.37
el taller -0.35
el titulo 0.21
elect* -0.47
elekt* -0.20
elektro 0.63
elle -0.20
elter* 0.47
empez* -0.44
emple* 0.22
emplo* 0.46
empow* 0.35
empower 0.35
empre* -0.37
empresa -0.37
empresa _ sap -0.13
empresa tenia -0.13
en _ 0 0.37
en _ a 0.31
en _ con 0.46
en _ curso -0.48
en _ de 0.21
en _ el -0.07
en _ et 0.15
en _ forme 0.31
en _ que -0.35
en _ y 0.26
en el 0.23
en excel -0.18
en gestion 0.24
en hartley 0.23
en la 0.28
en ligne -0.13
en place 0.34
en septiembre -0.52
en un -0.07
encad* -0.51
encadre -0.07
encan* -0.58
encar* 0.18
encargada 0.10
encargada de 0.53
encargado -0.20
encor* -0.12
encore -0.12
end 0.53
end of 0.39
enero 0.10
enfan* 0.14
enfer* -0.21
enfin -0.67
engin* 0.53
engineer 0.36
engineering 0.05
engineers 0.36
engli* 0.57
englisch 0.31
englisch _ 0 0.28
english 0.67
enoug* -0.40
enough -0.40
enough to -0.40
entie* -0.58
entra* -0.17
entradas -0.14
entradas _ salidas -0.14
entre -0.17
entre 0 -0.29
entre* 0.78
entreprise 0.35
entry 0.31
entry $ 0.27
entwi* 0.42
envas* 0.34
envir* 0.47
environ 0.45
environ 0 0.31
epic 0.64
equip* 0.21
equipe 0.15
equipe de 0.28
equipo 0.07
equipo de 0.12
era -0.66
era _ de 0.21
erfah* -0.39
erfahrung -0.39
erled* -0.40
erledigt -0.40
erp 0.13
erste* 0.17
es -0.66
es fehlt 0.39
escue* -0.15
escuela -0.15
eso -0.45
eso $ -0.76
eso _ hacia 0.16
eso no -0.32
esper* -0.60
est -0.52
esta -0.11
estad* -0.08
este -0.50
este ano -0.42
estoy -0.85
estud* 0.43
estuv* -0.31
estuve -0.31
estuve en -0.20
et 0.92
et 0 -0.29
et _ de 0.48
et _ la -0.29
et de 0.29
et des -0.27
et je 0.21
et le 0.53
et les -0.13
et un 0.22
ete -0.20
etiqu* 0.21
etiquetage -0.06
etwa 0.34
etwa 0 0.34
eu -0.45
europ* 0.52
euros -0.16
eveni* -0.27
evening -0.43
event* -0.46
ever -0.75
every 1.10
every _ and 0.44
every day 0.43
every morning 0.37
every shift 0.50
every sunday 0.41
every week 0.32
every* 0.24
everything 0.17
exact* -0.27
exam -0.41
exam in 0.13
exame* -0.28
examen -0.28
exami* -0.18
examp* 0.71
example 0.71
example _ 0 0.19
example com 0.51
example org 0.55
excel -0.14
excel $ 0.13
excel _ pivot 0.39
excel mit 0.18
expec* 0.19
experience 0.06
experience $ 0.69
experience with -0.57
experiencia -0.16
experiencia en -0.40
expir* -0.49
exter* -0.78
fabri* -0.05
factu* 0.14
facturas -0.21
facturas $ 0.40
factures $ 0.23
fahrer -0.18
faire -0.15
fais 0.06
faisa* -0.40
faisais 0.52
faisais les 0.50
faisait -0.83
faisait les -0.52
fait -0.38
falta 0.08
falta* -0.41
famil* -0.11
family -0.28
far -0.15
farma* 0.32
farmacia 0.32
faut -0.15
feb 0.43
feb 0 0.39
fehle* -0.30
fehlt 0.62
ferre* 0.41
few -0.49
fiche* 0.12
fiches 0.12
field 0.43
figma 1.00
filin* 0.45
fille* -0.06
fin de 0.40
final 0.19
finan* 0.41
finis* 0.27
finished 0.46
firm -0.28
firm _ iso -0.23
firm was -0.23
firma -0.25
firma _ sap -0.25
firma hatte -0.25
first 0.48
first aid -0.24
five 0.32
floor 0.63
fluen* 0.45
fluent 0.45
fluent in 0.34
fluid* 0.46
fois -0.52
fois $ -0.22
food 0.16
food _ level 0.42
food hygiene 0.31
foods 0.59
foot -0.05
footw* 0.30
footwear 0.30
footwear plc 0.30
for 0.23
for _ 0 -0.08
for _ for 0.27
for _ months 0.24
for _ of -0.27
for _ people -0.13
for _ year -0.20
for _ years 0.35
for a 0.08
for all 0.49
for it 0.05
for my 0.23
for the -0.35
for two 0.27
forec* 0.53
forgo* -0.23
forgot 0.41
forkl* -0.24
forklift -0.24
forklift licence 0.18
form 0.49
forma* -0.37
formarme -0.40
formarme en -0.40
formation -0.22
formation $ 0.09
formation de 0.09
forme 0.18
forme _ 0 0.31
forme _ apprentis 0.37
forme a 0.09
forme* 0.38
formu* 0.20
four 0.65
francais $ -0.16
frances 0.25
franz* -0.20
franzosisch -0.20
frau -0.09
frenc* 0.12
french 0.12
frida* 0.37
friday 0.37
frigo* -0.16
from 0.38
from 0 0.35
from _ 0 0.13
from _ to 0.24
front 0.57
fruhj* -0.40
fruhjahr -0.40
fuera -0.57
fuhre 0.56
fuhre* -0.11
fuhrerschein -0.11
fuhrerschein klasse 0.34
fuhru* 0.56
fui 0.39
fui _ en 0.34
full 0.43
funf 0.07
fur 0.42
fur 0 0.20
fur _ leute 0.28
fur den -0.12
fur die 0.27
g 0.41
galwa* 0.28
galway 0.28
ganze 0.57
gearb* -0.27
gearbeitet -0.27
gebau* 0.11
gefah* 0.80
gefuhrt 0.06
gehol* -0.36
geholfen -0.36
gehor* 0.07
geler* -0.49
gelernt -0.49
gemacht $ -0.31
genau 0.27
gener* 0.52
general 0.55
general hospital 0.30
gente -0.65
gepla* -0.33
geplant -0.33
gepru* -0.16
gerad* -0.46
gerade -0.46
gere 0.58
germa* 0.08
german 0.08
gern -0.53
gesch* -0.15
geschafft -0.64
geschrieben 0.20
geschrieben $ 0.19
geste* -0.18
gesti* -0.14
gestion 0.49
gestion _ alojamientos 0.13
gestion de 0.20
gesto* -0.36
gestoria -0.36
gestoria $ -0.36
get -0.25
get into -0.06
gewer* 0.40
git 0.61
githu* 0.29
github 0.29
gitla* 0.33
gitlab 0.33
give 0.63
given 0.41
go -0.10
go $ -0.42
goes 0.15
going -0.22
going to -0.60
googl* 0.17
google 0.17
google classroom 0.39
got 0.27
got my 0.51
got the -0.08
grado 0.48
grado superior 0.30
gradu* 0.80
graduate 0.51
grafi* 0.17
grand* 0.53
graph* -0.38
gros 0.08
gross* -0.28
group 0.48
group* 0.41
growt* 0.43
growth 0.43
grua -0.17
grund* 0.44
grupo 0.53
grupo* 0.20
grupos 0.20
grupos _ 0 0.20
grupos de 0.20
gtaw 0.32
gulti* 0.52
gultig 0.52
gusta* -0.46
gustaria -0.46
gut $ 0.40
h -0.10
h 0 0.25
hab 0.06
hab _ die 0.53
hab _ nicht -0.34
habe 0.16
habe _ 0 0.38
habe _ die 0.41
habe die 0.52
habe ich 0.21
haben -0.35
haben die -0.54
habia -0.84
habil* 0.27
habilitation 0.07
habit* 0.36
hablo 0.41
haccp 0.21
hace -0.96
hace _ anos -0.61
hacer -0.48
hacia -0.45
hacia los -0.34
hacia yo 0.35
had -0.63
had _ to -0.22
had a -0.10
had the -0.29
haha -0.86
haha $ -0.48
halb -0.57
half -0.55
hand 0.65
handb* 0.43
hande* -0.15
handed -0.15
handl* 0.40
handle 0.39
handled -0.06
handled the -0.62
handling 0.55
hard -0.42
hard _ say -0.47
hard to -0.47
hartl* 0.36
hartley 0.36
hartley $ 0.26
has -0.53
hasta 0.16
hasta 0 -0.26
hat -1.18
hat _ der -0.55
hat das -0.62
hat der -0.35
hat die -0.61
hat immer -0.45
hatte -0.45
hatte _ ich -0.25
hatte sap -0.25
hatte* -0.35
hatten -0.35
have -0.54
have $ -0.55
have a 0.13
have never -0.51
have not -0.05
have to -0.47
have used 0.70
haven't -0.78
haven* -0.61
he -0.48
he _ con -0.39
he trabajado -0.39
he usado -0.19
head chef 0.21
head office -0.44
headt* 0.20
headteacher 0.20
healt* 0.46
health 0.41
heari* 0.40
hecho 0.13
held -0.17
help -0.32
helped the 0.05
helpi* 0.33
helping 0.33
her -0.58
her $ -0.53
herma* -0.47
hermano -0.40
heute 0.34
heute $ 0.34
hgv -0.50
hice -0.22
hice la -0.23
hice un 0.08
high 0.27
high school 0.27
hirin* -0.12
hiring -0.12
hochs* 0.48
hochschule 0.48
hojas -0.15
hold 0.41
hold a 0.41
holid* -0.21
holiday -0.25
holidays $ 0.50
home 0.15
hons 0.09
hons _ nursing 0.06
hopin* -0.50
hoping -0.50
hoping to -0.50
horas -0.09
hospi* -0.08
hospital $ 0.30
hospitality 0.52
hotel 0.76
hotel 0 0.28
hotel* -0.05
hour 0.54
hours -0.19
house -0.08
housi* 0.36
housing 0.36
hplc -0.06
html 0.13
hubsp* 0.21
hubspot 0.21
hubspot $ 0.21
huesp* 0.65
hygie* 0.32
hygiene 0.32
i -0.13
i _ 0 0.47
i _ a 0.74
i _ about -0.25
i _ also 0.38
i _ and 0.23
i _ at 0.22
i _ do -0.18
i _ excel 0.44
i _ fluent 0.38
i _ have 0.10
i _ in -0.31
i _ know 0.09
i _ my -0.26
i _ on 0.24
i _ polish 0.23
i _ read -0.33
i _ responsible -0.08
i _ so -0.59
i _ the 0.37
i _ things 0.08
i _ to -0.64
i _ up -0.17
i _ used 0.36
i _ you -0.35
i also 0.47
i am 0.23
i can -0.19
i could -0.51
i did 0.06
i didn't -0.52
i do 0.07
i don't -0.82
i drove 0.39
i had -0.39
i have -0.18
i hold 0.41
i improved 0.34
i know 0.30
i look 0.42
i looked -0.33
i manage 0.42
i never -0.41
i only -0.36
i planned 0.36
i ran 0.56
i set 0.07
i speak 0.31
i start -0.51
i suppose -0.50
i think -0.55
i took 0.37
i trained 0.32
i type 0.30
i use 0.44
i used -0.13
i want -0.35
i was 0.58
i wasn't -0.45
i wish -0.43
i worked 0.24
i wrote 0.38
i'd -0.67
i'd _ to -0.38
i'd be -0.28
i'd like -0.15
i'm -0.71
i'm _ to -0.44
i'm a 0.28
i'm going -0.40
i've -0.09
i've _ a -0.28
i've _ done -0.42
i've _ it 0.55
i've been 0.50
i've done -0.21
ich -0.14
ich 0 0.45
ich _ 0 0.99
ich _ an -0.47
ich _ auch 0.50
ich _ das -0.16
ich _ den 0.57
ich _ der -0.08
ich _ die 0.13
ich _ ein 0.21
ich _ fur 0.34
ich _ gemacht -0.22
ich _ jahre 0.33
ich _ leute 0.19
ich _ mal -0.44
ich _ mich -0.54
ich _ nicht -0.41
ich _ noch -0.17
ich _ nur -0.63
ich _ sie -0.43
ich auch 0.71
ich bei 0.53
ich bin 0.16
ich den -0.74
ich die 0.48
ich hab 0.40
ich habe 0.28
ich hatte -0.65
ich im -0.13
ich kann 0.48
ich kenne 0.46
ich mich 0.33
ich mit 0.55
ich nicht -0.76
ich nie -0.68
ich noch -0.36
ich nutze 0.30
ich seit 0.43
ich selbst 0.31
ich taglich 0.66
ich wurde -0.33
icu 0.27
icu $ 0.27
idea -0.72
idea $ -0.59
ies 0.31
if -0.50
if they -0.23
ihk 0.61
il -0.50
il _ a -0.41
il _ mon 0.35
il manque 0.36
il me -0.48
il y -0.46
ils -0.38
im 0.35
im _ war 0.13
im betrieb 0.27
im jahr 0.69
im lager 0.39
im monat 0.33
immer -0.40
impro* 0.36
improved 0.34
improved _ at 0.35
improved things 0.35
in 0.37
in 0 -0.17
in _ and 0.11
in _ for 0.35
in _ last 0.31
in _ of 0.29
in _ schule -0.47
in _ second -0.11
in _ und 0.49
in _ war 0.48
in a -0.78
in and 0.21
in charge 0.22
in der -0.16
in excel 0.11
in house -0.27
in it -0.11
in january -0.26
in leeds 0.22
in my -0.12
in on -0.47
in the -0.29
inclu* 0.62
include 0.32
including 0.33
indep* 0.41
indes* -0.10
indesign -0.10
indus* 0.53
infan* 0.38
infor* 0.40
informatica 0.22
informatique 0.15
ingle* 0.09
ingles 0.09
ingles $ 0.57
ingles _ 0 0.51
ingles _ en 0.14
inite* 0.39
initech 0.39
initech $ 0.39
injec* 0.19
inscr* -0.57
insta* -0.42
institute 0.39
instituto -0.49
instr* 0.40
instructions 0.31
insul* 0.49
insulin 0.39
inten* -0.73
inter* 0.24
internship 0.06
interviews -0.25
into 0.17
intro* 0.11
introduced 0.19
inven* -0.15
inventario _ 0 0.17
inventarios 0.56
inventory -0.07
inventur -0.14
inves* 0.73
invoi* 0.17
invoices 0.17
invol* 0.27
involved 0.27
involved in 0.44
irela* 0.14
ireland 0.14
is -0.25
isn't 0.21
isn't _ there 0.35
iso -0.23
iso $ -0.32
iso 0 0.53
iso certified -0.23
ist -0.75
ist _ 0 -0.40
ist _ her -0.34
ist fur -0.57
ist lange -0.34
it -0.46
it $ -0.51
it _ 0 -0.35
it _ my 0.09
it _ the -0.30
it as -0.41
it in -0.12
it that -0.47
it was -0.76
it's -0.39
it's on 0.14
itali* 0.28
italien 0.49
its 0.36
j'acc* 0.46
j'ai 0.30
j'ai _ caces 0.35
j'ai _ de -0.18
j'ai _ des 0.71
j'ai _ fait 0.22
j'ai _ la 0.12
j'ai _ le 0.12
j'ai _ les 0.48
j'ai _ quatre 0.33
j'ai _ un -0.25
j'ai _ une 0.09
j'ai aussi 0.22
j'ai ete 0.36
j'ai fait 0.25
j'ai forme 0.37
j'ai le -0.25
j'ai mon 0.50
j'ai traduit 0.34
j'ai un -0.18
j'aim* -0.60
j'aimerais -0.66
j'att* -0.49
j'en ai -0.10
j'eta* 0.07
j'etais 0.06
j'uti* 0.20
j'utilise 0.20
j'utilise _ tous 0.18
j'y -0.55
ja -0.37
ja _ jahre 0.32
jahr -0.21
jahre 0.98
jahre lang 0.47
jahre* 0.08
jamai* -0.71
jamais -0.71
jamas -0.48
jan 0.38
jan 0 0.38
janua* -0.14
january $ -0.15
java 0.30
java $ 0.09
java 0 0.22
je -0.13
je _ 0 0.56
je _ ai -0.29
je _ aussi 0.64
je _ en -0.09
je _ jamais -0.40
je _ la 0.36
je _ pas -0.62
je connais 0.59
je crois -0.59
je fais 0.12
je faisais 0.52
je l'ai 0.20
je le 0.39
je les -0.48
je me -0.66
je n'ai -0.67
je n'y -0.27
je ne -0.65
je parle 0.68
je passe -0.34
je sais -0.09
je suis -0.18
je vais -0.53
je veux -0.51
jede 0.57
jeden 0.86
jeden _ gemacht 0.56
jefa -0.11
jefa con -0.39
jefe -0.68
jefe $ -0.47
jira 0.21
jira $ 0.30
job 0.34
job $ 0.14
job i -0.19
jour 0.28
jour $ 0.17
journ* 0.51
jours 0.42
jours _ brenntag 0.12
jours chez 0.20
juin 0.37
juin 0 0.37
july 0.31
july 0 0.22
june 0.26
june 0 0.26
junio* 0.54
junior 0.31
just -0.93
juste -0.87
k 0.50
k 0 0.29
k _ s 0.29
kafka -0.14
kann 0.06
kann _ nicht -0.53
kann ich -0.43
kanzl* 0.63
kanzlei 0.63
kasse 0.49
kasse* 0.47
kassenabschluss -0.21
keen -0.25
kein -0.81
keine -0.08
keine* -0.31
keinen -0.12
kenn 0.34
kenn ich 0.34
kenne 0.41
kenne _ und 0.44
kept 0.50
key 0.58
kilom* 0.35
kilos 0.40
kilos $ 0.40
kind -0.43
kinde* 0.20
kinder 0.21
kindergarten 0.23
kitch* 0.07
kitchen 0.32
kitchen _ 0 0.17
klass* 0.38
klasse 0.38
know 0.24
know _ and 0.30
kollegin -0.68
kommt -0.25
kompl* 0.39
komplett 0.51
konnt* -0.58
konnte -0.58
krank* 0.15
kuber* -0.19
kubernetes -0.19
kubernetes $ 0.11
kuche 0.47
kuche* -0.31
kunde* 0.22
kunden 0.12
kurs -0.66
l 0.56
l'ai 0.18
l'an 0.06
l'aut* -0.65
l'autre -0.65
l'eco* -0.60
l'ecole -0.60
l'equ* -0.74
l'equipe -0.66
l'ouv* -0.43
la -0.31
la _ 0 0.44
la _ a 0.07
la _ de -0.28
la _ del 0.23
la _ des 0.21
la _ du -0.84
la _ en -0.48
la _ et 0.38
la _ je -0.30
la _ la -0.22
la _ los 0.41
la _ mientras -0.28
la _ non -0.50
la _ tenia -0.13
la _ y 0.41
la _ yo 0.21
la atencion 0.31
la caisse 0.17
la caja 0.07
la carrera -0.56
la central -0.41
la certificacion -0.40
la compta -0.09
la dessus -0.49
la direction -0.54
la empresa -0.21
la encargada -0.23
la formation -0.44
la gestoria -0.36
la grua -0.11
la mairie 0.24
la paie -0.11
lab 0.41
labor* 0.65
labwa* 0.46
labware 0.46
lager 0.29
laiss* -0.50
lange -0.50
lange her -0.50
langu* -0.32
las -0.38
las _ 0 0.17
las _ de 0.10
las _ las -0.69
las curas -0.17
las facturas -0.28
las nominas -0.20
last 0.43
last _ i 0.22
last year 0.33
lauft -0.17
layou* 0.48
layout 0.41
lc 0.29
le -0.35
le 0 -0.68
le _ 0 -0.14
le _ de -0.15
le _ et 0.18
le _ je -0.34
le caces -0.08
le matin 0.53
le patron -0.39
le permis -0.16
le site 0.09
lead -0.10
lead _ team -0.06
lead a -0.06
leade* 0.13
leader 0.40
leadi* -0.26
leading -0.26
learn -0.76
learn it -0.22
learn* 0.28
lectu* 0.16
led 0.12
led the -0.16
leeds -0.16
left -0.36
leg 0.33
leg ulcers 0.33
legal 0.44
lengu* -0.09
lengua -0.09
lerne* -0.60
lernen -0.60
lernen $ -0.60
les -0.13
les _ au -0.68
les _ avec 0.35
les _ c'est -0.18
les _ chez 0.59
les _ de 0.57
les _ je -0.13
les _ pour 0.47
les _ sont -0.38
les clients 0.13
les commandes 0.17
les comptes 0.26
les courriers 0.34
les jours 0.38
les plannings 0.23
lesen -0.68
letzt* 0.13
leur 0.34
leute 0.38
leute gefuhrt 0.19
leute* 0.25
leuten 0.25
level -0.12
level 0 0.08
level _ 0 0.36
libre 0.38
licen* -0.06
licence -0.34
licence $ 0.21
licence _ 0 0.17
lidl 0.46
lidl $ 0.39
liefe* 0.24
life 0.26
life support 0.44
lifeg* 0.25
lifeguard 0.25
ligne 0.06
like -0.69
like to -0.36
line 0.40
linea* 0.44
lineas 0.43
lines 0.30
linke* 0.49
linux 0.16
list -0.26
list for -0.64
littl* -0.11
little -0.11
live 0.54
livre* 0.45
llama* -0.45
llamadas -0.38
lleva* -0.33
llevaba 0.17
llevaba la 0.31
llevar -0.54
llevo 0.67
lo -0.74
lo _ a 0.25
lo _ el -0.57
lo _ en -0.22
lo _ la -0.50
lo _ mi -0.44
lo _ una -0.37
lo _ usado -0.19
lo _ yo 0.29
lo basico -0.40
lo de -0.38
lo hacia -0.22
lo he -0.56
lo llevaba -0.40
lo mejor -0.31
lo que -0.08
lo tengo 0.07
lo use -0.06
loadi* 0.21
loading 0.21
log 0.59
logis* 0.64
logistica 0.36
logistics 0.24
lol -0.74
lol $ -0.55
lol _ wish -0.43
lol i -0.43
long -0.15
long ago -0.45
longt* -0.33
longtemps -0.33
look 0.40
look after 0.31
looke* -0.40
looked -0.40
looked after -0.32
looki* -0.14
looking -0.14
looking _ a 0.08
los -0.12
los _ 0 0.36
los _ a 0.50
los _ de 0.51
los _ el -0.16
los _ los -0.29
los pedidos -0.27
los turnos 0.07
lothi* 0.06
lothianside 0.06
love -0.09
love to -0.33
ltd 0.45
ltd _ 0 0.32
lycee 0.55
lyon 0.29
m 0.50
m $ 0.28
m 0 0.14
m _ 0 0.13
m'a -0.46
m'app* -0.58
m'ins* -0.70
m'y -0.79
m'y mettre -0.55
ma -0.29
ma collegue -0.22
ma mere -0.08
ma responsable -0.30
mach ich -0.22
mache 0.18
mache ich 0.06
mache* -0.57
machen -0.57
machen $ -0.57
machi* -0.27
machine -0.25
machines -0.33
machines $ -0.13
macht -0.78
macon 0.34
macro* 0.18
macros 0.18
macros $ 0.36
magas* 0.56
mai -0.49
mail 0.42
mairi* 0.24
mairie 0.24
mais -0.68
mais je -0.41
maiso* 0.32
maison 0.32
maitr* 0.30
maitrise 0.30
make -0.22
mal -0.56
man -0.43
manage 0.27
manage _ at 0.41
managed 0.20
management 0.13
manager -0.08
manager $ -0.29
manager _ the 0.19
managers 0.18
managing -0.22
manejar 0.09
manejo 0.34
manha* 0.47
manhattan 0.47
manhattan active 0.34
manip* 0.39
mann -0.25
manqu* 0.09
manque -0.08
manque mon 0.35
manua* 0.45
manual 0.45
manual handling 0.31
mar 0.26
march 0.44
march 0 0.38
march* 0.15
marche 0.28
marke* 0.19
marketing 0.17
marlo* 0.55
marlow 0.55
marzo 0.09
mas -0.67
mas $ -0.48
mas _ menos -0.37
mas o -0.37
masch* -0.30
master 0.27
mater* 0.72
math 0.52
mathe* 0.39
maths 0.27
matin 0.55
matri* -0.43
may -0.09
may 0 0.46
md 0.39
me -0.44
me $ -0.14
me _ a -0.28
me _ bien -0.59
me _ de 0.34
me _ el -0.32
me acuerdo -0.40
me caduco -0.25
me gustaria -0.46
me lo -0.40
mean -0.48
mecan* -0.45
media -0.46
medic* 0.34
medication 0.52
medif* 0.46
medifox 0.46
medio -0.26
meeti* -0.19
mehr -0.56
mein -0.53
mein _ hat -0.30
mein _ ist -0.50
mein mann -0.34
meine* -0.08
meinen -0.15
meiner -0.56
meist* -0.27
meister -0.39
mejor* 0.38
mejore 0.38
mejore _ atencion 0.31
mejore la 0.31
membe* 0.77
member 0.46
memor* 0.49
menos -0.37
mensu* 0.25
mensuelle 0.18
menti* 0.37
mento* 0.18
merca* 0.40
mere -0.08
mes 0.44
meses 0.41
meter* 0.12
metho* 0.25
methods 0.12
mets 0.06
mettr* -0.25
mettre -0.25
mi -0.13
mi _ con -0.05
mi _ de -0.41
mi _ es -0.54
mi cargo 0.20
mi hermano -0.40
mi jefa -0.22
mi jefe -0.46
mich -0.34
micro* 0.49
mient* -0.06
mientras -0.06
mig 0.55
mig _ tig 0.31
mig and 0.31
might -0.40
might have -0.40
mil 0.25
milli* -0.26
million -0.43
millo* -0.35
min 0.18
minutes -0.23
minutes $ -0.23
mir -0.37
mis 0.35
mise 0.52
mise _ place 0.34
mise en 0.35
mismo 0.42
missi* 0.10
missing 0.20
mit 0.28
mit _ und 0.60
mit dem -0.17
mit der 0.51
mitar* 0.39
mm 0.42
mobil* 0.37
mocht* -0.58
mochte -0.58
modul* -0.16
module -0.40
modules 0.60
moi 0.09
moi $ 0.15
moi _ les 0.41
moi je -0.53
moi qui 0.60
moins -0.67
mois 0.63
mois $ 0.33
momen* -0.59
mon -0.10
mon _ a -0.28
mon _ de 0.23
mon chef -0.59
mon stage 0.07
monat 0.50
monat $ 0.45
monat* 0.35
monit* 0.19
monitor -0.10
monta* 0.14
monte 0.47
monte* 0.32
month 0.44
month end 0.19
month* 0.12
monthly 0.06
monthly $ 0.59
months 0.12
montr* -0.17
montre -0.17
more -0.46
morni* 0.54
morning 0.54
morning $ 0.37
most 0.20
most of -0.10
mostl* -0.16
mostly -0.16
mothe* 0.30
mother 0.30
move 0.25
moved 0.07
ms 0.63
mucho -0.49
musst* -0.51
musste -0.51
mutte* 0.59
muttersprache 0.58
muttersprache $ 0.56
my -0.36
my _ 0 -0.15
my _ at 0.50
my _ for -0.54
my _ has -0.53
my _ in 0.17
my _ is -0.34
my _ job 0.10
my _ was 0.10
my _ with -0.46
my boss -0.28
my brother -0.46
my colleague -0.08
my forklift 0.22
my job 0.20
my mother 0.30
my own 0.16
my predecessor -0.57
my team 0.21
my time 0.50
mysel* 0.23
myself 0.23
myself $ 0.30
n 0.46
n'ai -0.67
n'ai jamais -0.40
n'ai pas -0.27
n'y -0.18
nach 0.36
nach _ 0 0.58
nachs* -0.86
nachstes -0.48
nachstes jahr -0.48
nacht* -0.08
nachtschicht -0.44
nada -0.78
nada $ -0.59
nada mas -0.45
name 0.24
navis* -0.40
navision -0.40
navision $ -0.37
nc 0.38
ne -0.70
ne _ pas -0.44
neben* 0.36
need 0.11
negoc* -0.21
negot* -0.18
nehme 0.66
nein -0.61
neue 0.30
never -0.76
never _ a 0.30
never _ it -0.27
never had -0.32
never touched -0.27
new 0.57
next -0.88
next year -0.35
ni -0.44
ni idea -0.62
nicht -1.43
nicht $ -1.12
nicht mehr -0.40
nie -1.34
nie $ -0.48
night 0.09
night shift 0.22
nine 0.51
ningu* -0.08
ninguna 0.07
ninos 0.18
nivea* -0.40
niveau -0.40
nivel -0.58
nivel de -0.42
no -1.19
no $ -0.98
no _ acuerdo -0.32
no _ el -0.37
no _ he -0.28
no _ si 0.12
no estoy -0.37
no experience -0.47
no habia -0.36
no he -0.35
no lo -0.49
no me 0.25
no pero -0.32
no sabria -0.38
no se -0.14
no tengo -0.60
noch als 0.19
noch ein 0.43
noch nie -0.69
noche 0.36
noche $ 0.18
node 0.53
nomin* -0.11
nominas -0.20
non -0.68
non $ -0.22
nope -0.57
nordw* 0.30
nordwind 0.30
nordwind $ 0.28
north* 0.36
not -1.15
not _ but -0.41
not _ that -0.47
not me -0.64
not the -0.37
note 0.53
note gut 0.36
notes -0.13
nothi* -0.67
nothing -0.67
notre -0.23
now 0.38
nueva* 0.54
nuevas 0.54
nuevo* 0.38
nuevos 0.38
nuit -0.15
null -0.50
nunca -0.73
nur -1.11
nur die -0.42
nurse 0.08
nurse* 0.05
nurses -0.23
nutze 0.30
nutze _ taglich 0.30
nvq -0.16
o -0.71
o menos -0.37
ob -0.25
ob _ zahlt -0.21
ob das -0.21
objec* 0.25
obser* -0.93
obten* 0.39
obtenu 0.35
obtenu en 0.35
occup* -0.48
oct 0.17
oct 0 0.17
octob* -0.06
octobre -0.06
of 0.42
of 0 0.74
of _ 0 0.36
of _ and 0.35
of _ in 0.22
of _ the -0.51
of _ with 0.17
of a 0.32
of it -0.29
of lothianside 0.06
of my -0.33
of the 0.21
off 0.35
off $ -0.10
offic* -0.07
office 0.13
office $ -0.11
office _ 0 0.29
oh 0.24
ohio 0.51
old -0.38
on 0.14
on 0 0.23
on _ 0 0.21
on _ a -0.29
on _ and 0.17
on _ ward 0.08
on a 0.33
on m'a -0.24
on the 0.09
on there 0.43
once -0.76
one 0.21
one day -0.48
ones -0.19
onlin* -0.42
online -0.20
only -0.32
only _ basics -0.49
only _ the -0.45
only the -0.64
opene* 0.53
opened 0.53
opera 0.62
opera cloud 0.39
opera* 0.42
or -0.36
oracl* 0.06
oracle 0.06
order 0.33
order* 0.19
orders 0.50
orders in 0.24
org 0.55
org $ 0.52
org 0 0.16
org _ 0 0.16
orien* 0.21
osha 0.44
osha 0 0.44
other 0.12
other* 0.22
others 0.22
otra -0.55
otra cosa -0.33
otro -0.42
otter* 0.33
otterbourne 0.30
otterbourne _ hospital 0.30
otterbourne general 0.30
ou -0.52
oui -0.45
oui $ -0.08
oui _ non -0.68
our -0.12
out -0.26
out $ 0.16
out of 0.48
outlo* 0.47
outlook 0.47
outlook $ 0.40
outsi* -0.05
outside -0.05
over 0.36
own 0.50
p 0.45
packa* 0.43
packaging 0.43
pagan -0.18
page 0.47
paie -0.12
pair 0.42
panad* 0.46
panaderia 0.46
panse* -0.36
pansements -0.36
paper* -0.19
papie* -0.40
par -0.08
par _ prestataire -0.41
par de -0.52
par jour 0.51
par la -0.53
par mois 0.45
par semaine 0.44
par un -0.41
para 0.43
para _ de 0.50
para _ facturas 0.40
parec* -0.50
parecido -0.46
paren* 0.34
parle 0.49
part $ -0.09
part _ the 0.35
part of -0.29
parta* -0.64
parti* 0.68
participe 0.31
partie -0.41
partn* -0.08
partners 0.56
pas -1.47
pas $ -0.78
pas _ mais -0.40
pas de -0.74
pas moi -0.47
pas mon -0.23
pasad* 0.09
pasado 0.09
pass 0.29
passa* -0.73
passe 0.17
passe _ permis 0.15
passe* -0.20
passed 0.25
passee -0.30
passer -0.15
passi* 0.43
passionate 0.33
passionate about 0.19
patie* 0.62
patient 0.27
patients 0.55
patro* -0.44
patron -0.44
pay 0.35
payme* 0.68
payments 0.54
payro* -0.23
payroll -0.23
pedid* 0.06
penda* 0.21
pendant 0.21
peopl* -0.20
people -0.20
per 0.54
perce* 0.25
percent 0.25
permi* -0.10
permis -0.18
permis $ -0.35
permis _ depuis -0.34
permis b 0.54
pero -0.73
pero _ no -0.30
pero no -0.36
pero yo -0.07
perso* 0.19
person 0.16
personal 0.16
personas 0.35
personas $ 0.25
personnes 0.15
personnes $ 0.45
petit* 0.14
peu -0.15
pfleg* 0.10
pharm* 0.47
phd 0.28
phone -0.33
photo* -0.14
photoshop 0.17
photoshop $ 0.76
pick 0.23
pick up 0.24
picke* 0.48
picker 0.42
picki* 0.25
picking 0.25
piens* -0.45
pienso -0.45
pilot* -0.13
pin 0.24
pivot 0.45
pivot _ and 0.29
pivot tables 0.47
place -0.25
place $ -0.46
place* 0.54
placement 0.30
plan 0.67
plan $ 0.49
plan de 0.34
plane -0.28
plane* -0.22
plani* -0.13
plann* 0.13
planned -0.05
planning -0.09
planning to -0.56
plannings 0.50
plans 0.41
plant* 0.45
planta 0.39
planta de 0.39
plc 0.41
plc $ 0.41
pleas* 0.19
please 0.19
plumb* -0.23
plumbing -0.23
plus -0.49
plus $ -0.51
pmp 0.24
poco -0.80
point 0.19
point* 0.62
polis* 0.23
polish 0.23
ponia 0.36
por 0.63
porta* 0.69
porte* 0.50
porter 0.39
portu* 0.30
posit* 0.34
position 0.34
possi* -0.64
possibly -0.55
possibly at -0.55
post 0.41
poste 0.32
postg* 0.47
postgres 0.45
pour 0.13
pour le -0.20
pour les 0.47
pour moi -0.47
power* 0.63
powerpoint 0.63
pract* 0.09
practicas 0.18
prair* 0.18
prairie 0.18
praktikum 0.33
praxi* 0.10
praxisanleiterin -0.12
prede* -0.57
predecessor -0.57
premi* 0.36
prepa* 0.53
prepare 0.50
prepared -0.22
preparo 0.24
prese* 0.33
present 0.42
present $ 0.60
presento -0.11
presq* -0.15
presque -0.15
press* 0.49
prest* -0.40
prestataire -0.55
presu* -0.19
presupuesto 0.17
presupuestos -0.41
price 0.48
prima* -0.11
primary 0.21
primary school 0.13
prime* 0.24
primeros -0.10
primeros auxilios -0.10
princ* -0.16
prince -0.41
prince 0 -0.41
print* -0.13
printemps -0.33
priva* 0.13
pro $ -0.06
probl* 0.13
proce* 0.36
produ* 0.69
product 0.51
production 0.18
profe* 0.75
profesionalidad -0.05
professional 0.64
profi* 0.66
programmiert -0.09
programo -0.23
proje* -0.29
project 0.16
project manager 0.19
projet -0.20
promi* -0.27
promo* 0.55
propi* 0.56
propio 0.56
prosp* -0.22
proto* 0.11
proveedores 0.09
provi* 0.17
proye* -0.33
proze* 0.28
prozent 0.28
prueb* 0.09
prufu* -0.06
prufung 0.20
prufung $ 0.18
ps 0.37
psych* 0.53
pta 0.17
pta 0 0.26
publi* 0.77
public 0.50
puede -0.32
pues 0.20
puis 0.61
pupil* 0.32
pupils 0.32
purch* 0.40
purchase 0.31
put 0.66
put in 0.29
pytho* -0.14
python -0.14
python $ -0.48
q 0.33
quali* 0.49
qualifications 0.57
quand -0.45
quart* 0.50
quarter 0.33
quatr* 0.12
quatre 0.12
que -0.13
que _ el 0.42
que _ en 0.63
que en -0.23
que hice 0.36
que je 0.45
que no 0.05
que non -0.46
que oui -0.57
que se 0.27
que si -0.38
que viene -0.42
quelq* -0.89
quelqu'un -0.50
quelqu'un d'autre -0.50
quelque -0.58
queri* 0.21
queries 0.21
qui -0.15
qui _ les -0.13
qui s'en -0.40
quick* -0.12
quien 0.06
quier* -0.58
quiero -0.60
quoti* 0.50
r 0.71
ran -0.26
rapid* -0.62
rapido -0.62
reach 0.12
react 0.35
read -0.67
reall* -0.14
really -0.14
recep* 0.60
recepcion 0.39
reception 0.27
reche* 0.49
rechn* 0.25
recht* 0.34
rechtsanwaltsfachangestellte 0.34
recib* 0.51
recla* 0.17
recon* 0.37
recor* 0.65
records 0.32
recru* -0.08
recruitment -0.18
recur* -0.18
redes -0.65
refer* 0.33
referencias -0.09
refre* 0.31
refresher 0.27
regar* -0.59
regio* 0.46
region 0.27
regional 0.60
regis* 0.21
register 0.30
registro 0.20
reich* -0.60
reicht -0.52
reicht zum -0.52
rein 0.30
rein $ 0.30
relev* 0.07
rempl* -0.21
renew -0.46
renew* 0.32
renewed 0.32
renewed 0 0.28
renou* -0.16
renov* 0.13
renovado 0.08
rentr* -0.28
repar* -0.50
repartidor 0.16
repon* -0.58
repor* 0.49
report 0.47
reporting 0.44
reque* 0.38
resea* 0.50
research 0.44
reser* 0.25
reservas 0.28
reserve -0.55
resid* 0.32
residents 0.35
residents $ 0.24
respo* 0.44
responsable _ la 0.34
responsable de 0.51
responsible 0.38
responsible for 0.38
rest -0.29
reste -0.58
resul* -0.43
results 0.44
retai* 0.40
retail 0.29
retur* 0.71
returns 0.32
reuni* 0.44
reval* 0.24
revalidated 0.24
revie* 0.59
review 0.41
revis* 0.36
reviso 0.36
rewro* 0.45
rewrote 0.45
rh -0.50
rien -0.71
rien $ -0.69
risk -0.20
risk assessments -0.24
room -0.39
rooms 0.37
root 0.34
rota 0.35
rota _ 0 0.35
rota for 0.43
round 0.24
route 0.64
route* 0.33
routes 0.33
ruby 0.46
run 0.19
run 0 0.19
run the 0.37
rund 0.40
rund 0 0.40
runni* 0.18
running 0.18
running the 0.38
russi* 0.45
s 0.32
s 0 0.09
s _ 0 0.06
s'en -0.75
sabri* -0.38
sabria -0.38
sacar* -0.49
sacarme -0.34
sacarme el -0.34
safeg* -0.17
safeguarding -0.17
safeguarding lead 0.50
sage 0.40
sage $ -0.11
sagen -0.47
sagen $ -0.38
sais -0.27
sais pas -0.39
saisi* -0.22
saiso* 0.46
salar* 0.28
salaries 0.28
sales 0.23
sales* -0.35
salesforce -0.35
salesforce $ 0.60
salid* -0.14
salidas -0.14
salon 0.22
salud 0.23
same 0.36
samst* 0.17
sans -0.79
sap -0.49
sap $ -0.44
sap _ navision -0.28
sap _ yo -0.07
sap but -0.24
sap ich -0.25
sap mais -0.33
sap mm 0.42
sap pero -0.20
sat -0.42
sat _ on -0.47
sat in -0.47
satur* 0.34
saura* -0.61
say -0.56
say $ -0.53
say i -0.19
sc 0.20
sched* 0.09
schei* -0.34
schein -0.34
schein $ -0.41
schic* -0.22
schla* 0.53
schon -0.98
schoo* 0.14
school 0.14
school 0 0.48
school _ 0 0.22
school september 0.11
schri* -0.06
schul* -0.67
schule -0.47
schulung -0.52
schwe* -0.42
scien* 0.72
science 0.53
scrip* -0.22
scripts -0.15
se -0.40
se _ caduco -0.25
se me -0.13
se si 0.22
second -0.14
secur* 0.74
securite 0.57
segui* 0.16
segur* 0.12
seguro -0.17
sein -0.43
seis 0.63
seit 0.56
seit 0 0.26
selbe* 0.17
selber 0.17
selbs* 0.43
selbst 0.32
selbst $ 0.42
selec* 0.58
semai* 0.31
semaine 0.48
semaines 0.11
semaines $ 0.69
seman* 0.14
semana 0.63
semana $ 0.36
semanas -0.32
send -0.18
sendc* 0.07
sendco 0.07
senio* 0.72
senior 0.61
senso* 0.48
sept 0.33
sept 0 0.33
septe* -0.29
september -0.38
september $ -0.13
september 0 0.19
septembre 0.21
septembre 0 0.37
septi* -0.39
septiembre -0.52
septiembre $ -0.52
serve* 0.46
servi* 0.58
service 0.31
service $ 0.14
services 0.45
set -0.06
set _ the 0.17
set up 0.21
seule 0.36
seule* -0.76
seulement -0.76
shado* -0.28
shadowed -0.58
she -0.69
sheet 0.36
shift 0.21
shift $ 0.62
shift* 0.09
shifts 0.09
shop 0.64
short 0.58
si -0.56
si $ -0.79
si _ anos 0.30
si ca -0.31
si el -0.31
si eso -0.48
si me -0.48
si pero -0.26
si tengo 0.51
siche* 0.31
sicher 0.10
sie -0.12
siege -0.39
sieme* 0.38
siemens 0.38
siemp* -0.26
siempre -0.26
sign 0.25
signait -0.40
signe* -0.44
signed -0.46
simil* -0.50
similar -0.50
simpl* -0.68
simple -0.56
sin 0.05
since 0 0.25
sind -0.57
sistema 0.38
sistema de 0.30
sister -0.52
sit with 0.08
site 0.30
sites 0.31
situa* 0.49
six 0.67
skill* 0.37
skills 0.37
slack 0.50
small -0.40
so -0.71
so 0 0.55
so far -0.15
so no -0.34
socia* -0.15
social -0.15
social media -0.47
softw* 0.20
software 0.36
softwareentwickler 0.52
soign* 0.67
soignant 0.55
soins 0.08
soir 0.06
solda* -0.19
solo -0.63
some -0.26
someo* -0.37
someone -0.37
somet* -0.21
something -0.43
sometimes 0.15
sommer 0.08
son -0.35
sons 0.35
sont -0.38
soon -0.60
sort 0.12
sort of -0.34
sous 0.33
spani* 0.12
spanish 0.12
speak 0.24
speak polish 0.23
speak* -0.07
speci* 0.52
sprea* -0.17
spreadsheet 0.22
spreche 0.13
sprin* 0.18
spring -0.34
spring $ -0.51
spring 0 0.23
spring boot 0.21
sql -0.41
st 0.56
staat* 0.40
staatlich 0.40
staff 0.45
stage -0.28
stagi* 0.54
stand 0.14
stand* 0.33
staplerschein _ ich 0.12
start -0.41
start* -0.40
started -0.06
starting -0.56
state 0.24
state _ 0 0.12
state university 0.12
stati* 0.13
station 0.59
steht -0.19
stell* 0.27
stelle 0.54
steue* 0.20
steuerberater -0.55
still 0.54
stock -0.15
store 0.38
store* 0.43
stores 0.43
stores and 0.16
storu* 0.57
strai* -0.53
straight -0.53
struc* 0.33
structural 0.33
stude* 0.18
student 0.32
studi* -0.44
studies 0.24
studium -0.26
subco* 0.17
suis _ pour -0.63
suivi 0.38
summer -0.10
summer 0 0.42
summers 0.28
sunda* 0.48
sunday 0.41
super 0.43
super* 0.15
superior 0.32
superior _ gestion 0.13
superior en 0.23
supervised 0.34
supervision 0.31
supervisor -0.66
supervisora -0.40
suppl* 0.05
suppo* 0.32
suppose -0.50
sur 0.61
sur la -0.22
sure 0.20
sverw* 0.29
sverweis 0.29
syste* 0.34
system 0.08
system $ 0.21
systems 0.24
systems $ 0.24
t 0.41
tabla* 0.42
tablas 0.42
tablas dinamicas 0.42
tableaux 0.47
tableaux croises 0.42
tables 0.51
tables and 0.29
tag 0.24
tag $ -0.15
tagli* 0.85
taglich 0.75
taglich bei 0.30
take 0.16
talle* 0.07
taller -0.32
talleres 0.52
tambi* 0.64
tambien 0.64
tanto -0.53
targe* 0.12
target 0.12
taugh* 0.42
taught 0.42
teach* 0.48
teacher 0.17
teaching 0.45
team _ 0 0.59
team lead -0.55
team of 0.27
team von 0.23
teams 0.34
techn* 0.47
technology 0.45
tecni* 0.21
tecnico 0.21
telef* 0.20
templ* -0.27
temps 0.50
tendr* -0.46
tendria -0.46
tendria que -0.46
tengo -0.13
tengo _ carne 0.61
tengo _ carnet 0.36
tengo _ titulo 0.24
tengo el 0.13
tenia _ pero -0.13
tenia sap -0.13
term 0.45
termi* 0.52
termine 0.20
termine en 0.35
terra* 0.20
terraform 0.14
tesco 0.40
test -0.48
testi* 0.39
testing 0.39
tests -0.33
th -0.06
that -0.65
that $ -0.93
that _ did 0.36
that _ done -0.36
that counts -0.48
that i 0.33
that up -0.48
that'* -0.18
that's -0.18
the -0.29
the 0 -0.15
the _ 0 -0.15
the _ at 0.49
the _ but -0.50
the _ did -0.61
the _ for -0.16
the _ had -0.34
the _ i -0.16
the _ in -0.20
the _ not -0.39
the _ of 0.24
the _ office 0.45
the _ page 0.47
the _ system 0.32
the _ team 0.08
the _ to 0.67
the _ was -0.55
the _ who -0.61
the _ with 0.10
the aat -0.48
the agency 0.23
the bank 0.33
the basics -0.49
the books 0.12
the budget -0.36
the budgets -0.55
the company -0.23
the course -0.43
the desk 0.40
the exam -0.23
the first 0.35
the head 0.23
the hiring -0.31
the kitchen 0.20
the last 0.46
the licence -0.33
the night -0.10
the other 0.07
the payroll -0.14
the project 0.10
the rest -0.24
the rota 0.35
the school 0.17
the second 0.07
the site -0.05
the social -0.25
the stock 0.31
the van -0.17
the waiting -0.39
the ward -0.28
the whole 0.28
their 0.71
them -0.11
them $ -0.41
then -0.14
theor* -0.96
theorie -0.67
there $ -0.65
there _ a -0.35
there was -0.25
there* 0.17
they -0.42
thing* 0.08
things 0.08
things at 0.35
think -0.55
think so -0.49
think* -0.56
this -0.33
three 0.44
three years 0.18
tia 0.37
ticke* -0.15
ticket -0.18
tickets 0.35
tiemp* 0.42
tiempo 0.42
tiene -0.38
tiens 0.48
tig 0.44
till -0.22
time 0.31
titul* 0.09
titulo 0.09
to -0.09
to 0 0.51
to _ a -0.29
to _ i -0.07
to _ in -0.30
to _ into -0.16
to _ it -0.24
to _ my -0.42
to _ the 0.07
to _ up 0.07
to _ with -0.46
to do -0.50
to get -0.43
to learn -0.71
to me 0.33
to present 0.17
to say -0.34
to the -0.13
to work -0.07
tocab* -0.10
tocaba -0.10
todas 0.64
todas las 0.64
todav* -0.45
todavia -0.45
todo 0.32
todos 0.46
todos los 0.46
toeic -0.26
toget* 0.16
together 0.16
together with -0.25
tonne* -0.31
tonner 0.36
tonnes -0.50
took _ of -0.50
took care -0.50
touch* -0.69
touchais -0.17
touchais pas -0.17
touched -0.49
touched it -0.49
toujo* -0.08
toujours -0.08
toure* 0.57
touren 0.42
tourn* 0.17
tous 0.78
tous _ jours 0.38
tous les 0.70
tout -0.23
tout $ -0.16
toute 0.43
toute la 0.28
traba* 0.64
trabajado -0.39
trabajado con -0.39
trabajar -0.39
trabajar con -0.58
trabaje 0.31
trabajo 0.68
traca* 0.56
tradu* -0.08
traduit 0.34
traduit _ courriers 0.34
traduit les 0.34
trail* -0.39
train 0.28
train* 0.07
trained 0.41
trained _ new 0.33
trainee -0.12
training -0.26
training $ -0.42
trait* 0.19
trans* 0.21
trava* 0.26
travaux 0.39
trave* 0.15
travel 0.15
treas* 0.47
treasurer 0.30
treasury 0.37
trell* -0.38
trello -0.38
trello $ -0.28
tres 0.18
tres _ en 0.38
tres anos 0.33
trois 0.64
truc -0.25
truck 0.44
turis* 0.13
turisticos 0.13
turisticos ies 0.13
turno 0.14
turno $ 0.49
turno* 0.21
turnos 0.21
turnos de 0.27
tutor* -0.14
tuve -0.19
twice 0.12
twice $ -0.22
twice a 0.42
two 0.41
two _ and 0.32
two weeks -0.08
two years 0.32
type 0.25
u 0.60
uber 0.14
ubern* -0.20
ui 0.42
uk 0.23
ulcer* 0.33
ulcers 0.33
um 0.07
um die -0.37
un -0.53
un 0 0.50
un budget 0.41
un equipo -0.21
un par -0.52
un peu -0.14
un poco -0.43
un prestataire -0.46
una -0.70
unas 0.35
unas 0 0.35
unas _ llamadas 0.35
und 1.12
und ich 0.54
under 0.36
une -0.36
une _ de 0.31
une equipe 0.07
une fois -0.38
union 0.30
unit 0.38
unive* 0.95
universidad 0.48
university 0.47
university 0 0.37
university _ lothianside 0.06
university of 0.36
unos 0.09
unos 0 0.38
uns -0.61
unser* -0.47
unsere -0.47
unter* 0.28
up -0.15
up $ -0.63
up _ 0 0.38
up _ the -0.10
up for -0.48
up to 0.36
updat* 0.06
update 0.42
us -0.20
usaba 0.35
usado -0.19
usado $ -0.19
use 0.08
use $ 0.28
use _ every 0.44
used _ at 0.12
used it -0.17
used sap 0.38
user 0.37
using 0.49
uso 0.41
uso _ a 0.27
usuar* 0.11
utili* -0.17
utilise -0.23
ux 0.29
va -0.74
vais -0.53
valab* 0.29
valable 0.29
valid 0.42
valid* 0.16
valle 0.52
van 0.20
van $ 0.63
veces -0.29
vehic* 0.21
venda* -0.14
vende* 0.25
venta* -0.13
ventas -0.16
venti* 0.29
ver -0.46
veran* 0.47
verano -0.20
verantwortlich 0.46
verantwortlich fur 0.41
verdr* 0.08
verha* -0.10
verif* -0.20
veriz* 0.37
verizon 0.37
verizon $ 0.37
verka* 0.09
verla* 0.11
versa* 0.48
versi* -0.41
vertr* -0.10
vertrieb -0.59
veux -0.69
vez -0.52
vie 0.28
viene -0.42
vier 0.66
vigen* 0.31
vigente 0.31
visit* 0.37
vlook* 0.67
vlookup 0.55
volun* 0.51
volunteer 0.22
von 0.76
von 0 0.46
von _ auf 0.31
von _ bis 0.11
von _ und 0.46
vor -0.34
vorbe* 0.43
vorha* 0.32
vorhanden 0.32
vorhanden $ 0.32
vous -0.21
voy -0.51
voy a -0.51
w 0.67
waiti* -0.61
waiting -0.61
want -0.38
want _ learn -0.29
want to -0.38
war 0.05
war _ fur 0.48
war _ noch 0.19
war der -0.68
war ich 0.46
ware 0.20
wareh* 0.50
warehouse 0.50
waren 0.10
wars -0.61
was -0.06
was 0 0.27
was _ 0 -0.37
was _ certified -0.23
was _ for 0.21
was _ in 0.19
was _ the 0.39
was _ to 0.54
was _ with 0.32
was also 0.12
was done -0.38
was in -0.17
was involved 0.44
was iso -0.23
was my 0.32
was off -0.15
was on 0.22
was responsible 0.38
was the 0.32
wasn'* -0.53
wasn't -0.53
watch* -0.21
way -0.41
we -0.11
we _ 0 0.18
we _ everything -0.44
we did -0.28
we had -0.44
web $ 0.54
week 0.28
week $ 0.44
weeke* 0.28
weekends 0.28
weeks $ 0.25
weeks _ 0 0.29
weiss -0.55
weiss nicht -0.34
weite* -0.37
weiterbildung -0.22
weld 0.07
welde* -0.32
well -0.06
well _ 0 0.33
wenn -0.66
wenn die -0.59
went 0.55
went _ 0 0.30
went from 0.28
were 0.09
werks* -0.06
werkstudent -0.28
what _ mean -0.48
when -0.42
when the -0.09
where -0.16
while -0.43
who _ the -0.44
whole 0.15
will -0.45
willi* -0.39
willing -0.39
willing _ learn -0.35
willing to -0.35
winte* 0.07
wir -0.33
wish -0.43
wish $ -0.43
with 0.34
with 0 0.40
with _ 0 0.31
with _ and 0.56
with _ years 0.28
with a 0.22
with the 0.22
witho* 0.25
without 0.25
wms 0.45
wms $ 0.35
woche 0.35
woche* -0.31
wochen -0.42
word 0.77
word $ 0.60
word excel 0.45
word outlook 0.32
wordp* 0.58
wordpress 0.58
work 0.17
work $ -0.55
work experience 0.48
worke* 0.12
worked _ the 0.21
worker 0.41
worki* 0.17
working 0.17
would -0.67
would _ to -0.50
would like -0.30
would love -0.33
would* -0.47
wouldn't -0.47
wound* 0.31
wounds 0.31
wpm 0.27
write 0.42
write the 0.58
writi* 0.32
writing 0.32
wrote 0.31
wrote all -0.06
wunde* 0.39
wurd -0.59
wurde -0.41
x 0.15
xero 0.26
xero $ 0.53
y 0.87
y 0 0.55
y _ 0 0.15
y _ de 0.21
y _ el -0.09
y _ en -0.21
y _ lo -0.24
y _ longtemps -0.33
y _ propio 0.50
y a -0.53
y el 0.44
y en 0.44
y no -0.13
ya -0.66
year 0.16
year $ -0.29
years 0.10
years $ 0.32
years ago -0.62
years in 0.14
years of 0.12
yep 0.29
yes -0.26
yet -0.49
yo 0.21
yo $ 0.61
yo _ los 0.29
yo los -0.52
yo no -0.33
you -0.26
you could -0.35
zahlt -0.48
zahlt $ -0.21
zentr* -0.33
zentrale -0.33
zero -0.57
zum -0.54
zur 0.51
zusam* 0.39
zusammen 0.24
zusta* 0.13
zustandig 0.13
zustandig fur 0.56
zwei 0.08
zweim* -0.45
zweimal -0.45
あと -0.07
あり 0.29
ありま 0.29
ありまし 0.09
あります 0.34
ありませ -0.20
ある 0.10
あるの 0.13
あるので 0.13
い -0.14
いう -0.23
いし 0.14
いた 0.46
いつ -0.53
いて 0.09
いてま 0.40
いてまし 0.35
いで -0.19
いです -0.18
いですね -0.22
いと -0.36
いと思 -0.19
いと思っ -0.19
いな -0.08
いの -0.32
いので -0.32
いま 0.07
いまし 0.24
いました 0.24
いませ -0.06
いません -0.06
いり 0.24
いりま 0.24
いりまし 0.24
いる -0.32
う -0.43
うか -0.69
うち 0.15
うちの 0.29
うと -0.35
うな -0.28
え -0.15
えて -0.36
えてい -0.31
えていま -0.31
えな -0.31
えま 0.26
えます 0.07
お 0.25
おり -0.10
おりま 0.25
おりまし 0.26
おります 0.08
お客 0.15
お客様 0.25
お願 0.19
お願い 0.19
か -0.15
かっ 0.19
かった -0.20
かな -0.28
から 0.23
からな -0.24
からない -0.24
から講 -0.38
かり -0.34
か月 0.34
が -0.67
があり 0.22
がありま 0.22
がある -0.26
がし -0.39
がな -0.15
がない -0.10
がや -0.40
がやっ -0.17
がやって -0.17
がら 0.31
が作 -0.40
が抜 0.40
が抜け 0.40
が抜けて 0.40
が決 0.12
が決め -0.41
き 0.13
きま -0.23
きます -0.14
きませ -0.29
きません -0.29
きる 0.09
くだ 0.15
くださ 0.15
ください 0.15
くて -0.11
くら -0.22
くらい -0.22
くれ -0.38
ぐ -0.51
ぐら -0.20
ぐらい -0.20
け -0.36
けて 0.54
けてい 0.18
けていま 0.18
けてま 0.45
けてます 0.19
けで -0.28
けです -0.30
けど -0.26
けま -0.14
こ -0.23
ことで -0.34
ことな -0.20
ことない -0.20
ことは -0.17
ことも 0.23
こま -0.08
これ -0.36
これか -0.27
これから -0.27
ころ -0.19
ご 0.23
さ -0.18
さい 0.15
され 0.22
されて 0.42
さん -0.69
さんが -0.62
ざ 0.17
し -0.29
しい 0.25
したい -0.15
したいで -0.08
したこ 0.17
したこと 0.17
したの 0.20
して -0.09
してお -0.11
しており -0.11
してく -0.30
してくれ -0.34
してた -0.12
してま -0.40
してまし -0.41
してます -0.06
しな -0.24
しない -0.24
しま -0.15
しまし -0.27
しました -0.27
します 0.29
しを -0.24
じ 0.06
じゃ -0.17
じゃな -0.17
じゃなく -0.11
す -0.42
すか -0.39
すぐ -0.35
すけ 0.26
すけど 0.26
すね -0.22
すよ -0.09
する -0.37
ず -0.52
ずっ -0.13
ずっと -0.13
せ -0.16
せて -0.07
せま 0.16
せます 0.49
せん -0.53
そ -0.43
そう -0.35
その -0.14
それ 0.13
それは -0.35
た -0.41
たい -0.17
たいで -0.13
たいです -0.13
たいと -0.31
たいと思 -0.19
たか -0.53
たが -0.30
たけ -0.22
たけど -0.22
たこ -0.10
たこと -0.10
たことな -0.20
たことは -0.17
たことも 0.23
ただ -0.21
ただけ -0.37
たち -0.36
たと -0.30
たのは -0.16
たよう -0.27
たような -0.27
たら -0.61
たり 0.44
た程 -0.25
た程度 -0.25
だ -0.77
だけ -0.84
だけで -0.28
だけです -0.30
ださ 0.15
ださい 0.15
だっ -0.47
だった -0.47
だったの -0.09
ち -0.25
ちの 0.29
ちは -0.12
ちょ -0.34
ちょっ -0.27
ちょっと -0.27
っ -0.19
った -0.82
ったか -0.49
ったけ -0.06
ったけど -0.06
ったこ -0.09
ったこと -0.09
ったの -0.40
ったので -0.17
ったら -0.32
った程 -0.23
った程度 -0.23
って 0.30
ってい 0.41
っていま 0.40
ってた 0.11
ってま 0.12
ってまし 0.08
ってます 0.25
ってませ -0.14
ってみ -0.16
ってみた -0.16
っと -0.34
つ -0.66
つけ -0.07
つも -0.51
つもり -0.28
て 0.12
てい 0.11
ていた 0.21
ていま 0.25
ていまし 0.33
ている -0.32
てお -0.10
ており -0.10
ておりま 0.25
てく -0.23
てくだ 0.15
てくださ 0.15
てくれ -0.38
てた -0.07
てたの -0.15
てな -0.09
てないで 0.17
てま 0.21
てまい 0.24
てまいり 0.24
てまし 0.11
てました 0.11
てます 0.33
てませ -0.06
てません -0.06
てみ -0.47
てみた -0.16
てみたい -0.16
ても -0.19
てもら -0.19
てもらえ -0.19
てる -0.29
で -0.06
でい 0.37
でいま 0.16
でき -0.12
できま -0.08
できます 0.12
できませ -0.29
できる 0.09
でし -0.12
でした -0.12
です -0.62
ですけ 0.26
ですけど 0.26
ですね -0.22
でな -0.29
でなら -0.29
での 0.12
では 0.19
でも 0.10
でや -0.40
でやっ -0.13
でやって -0.09
で工 0.14
で工程 0.14
で工程を 0.14
で担 0.30
で担当 0.30
で行 0.24
と 0.20
とがあり 0.14
とき 0.13
とこ -0.19
ところ -0.19
とし 0.68
として 0.68
とで -0.34
とな -0.38
とない -0.20
とは -0.18
とめ 0.24
とも 0.09
と一 -0.20
と思 -0.47
と思っ -0.33
と思って -0.33
と考 -0.32
と考え -0.32
と考えて -0.32
と言 -0.37
ど -0.09
ども 0.27
な -0.34
ない -0.78
ないで -0.05
ないです -0.05
ないと -0.49
ないの -0.32
ないので -0.32
なか -0.14
なかっ -0.14
なかった -0.14
なが 0.31
ながら 0.31
なく 0.06
なくて -0.11
なし -0.12
なの 0.18
なので 0.18
なら -0.71
なり 0.14
なりま 0.14
なりまし 0.14
なん -0.26
に -0.37
にい -0.17
にし -0.05
にして -0.05
にな 0.14
になり 0.14
になりま 0.14
には 0.16
によ -0.65
により -0.45
に使 -0.12
に入 -0.42
に出 -0.27
に取 0.24
に取り 0.18
に取りま 0.18
に同 -0.23
に行 -0.35
に行き -0.35
に行きま -0.35
に通 -0.27
ね -0.13
の -0.10
のお 0.33
のお客 0.07
のお客様 0.27
のか -0.43
のは 0.10
のみ -0.54
のを -0.29
のシ 0.09
のチ 0.08
のチー 0.08
のチーム 0.08
のメ 0.29
の人 -0.52
の人の -0.24
の介 0.21
の仕 -0.20
の仕事 -0.20
の代 -0.28
の代わ -0.27
の代わり -0.27
の会 0.31
の会社 0.25
の作 0.32
の作成 0.32
の免 -0.17
の免許 -0.17
の店 0.18
の担 -0.38
の担当 -0.38
の担当で -0.23
の教 -0.05
の教育 -0.05
の教育係 -0.05
の発 0.45
の管 0.22
の管理 0.22
の職 0.21
の講 -0.46
は -0.74
はあ -0.47
はあり -0.20
はありま -0.20
はし -0.25
はした -0.14
はで -0.36
はでき -0.36
はな -0.21
はない -0.19
はないで -0.15
は上 -0.26
は上司 -0.26
は人 -0.50
は使 -0.21
は使っ -0.21
は使って -0.21
は別 -0.49
は別の -0.49
は別の人 -0.39
は外 -0.44
は失 -0.21
は失効 -0.21
は失効し -0.21
は持 -0.19
は持っ -0.19
は持って -0.19
は本 -0.20
は毎 0.40
は無 -0.24
は看 -0.23
は看護 -0.23
は看護師 -0.23
は私 0.57
は自 0.43
は関 0.10
ば -0.36
び 0.15
へ 0.23
への 0.43
べ 0.34
べて 0.40
ほ 0.21
ほど 0.34
ま -0.06
まい 0.17
まいり 0.24
まいりま 0.24
まし 0.14
ました 0.08
ます 0.19
ますか -0.39
ませ -0.61
ません -0.53
まっ -0.32
まった -0.32
まで -0.15
まで担 0.32
まで担当 0.32
まと 0.24
まとめ 0.24
み -0.31
みた -0.16
みたい -0.16
みの 0.19
めた -0.37
めて -0.19
めまし -0.16
めました -0.55
めます 0.06
める 0.09
も 0.28
もあ 0.07
もあり 0.07
もありま 0.07
もう -0.19
もし 0.11
もな -0.45
もない -0.45
もや 0.07
もら 0.07
もらえ -0.19
もり -0.28
も担 0.25
も担当 0.25
ゃ -0.27
ゃな -0.17
ゃなく -0.11
ゃなくて -0.11
や -0.13
やっ -0.05
やって -0.05
やってい -0.28
やってた 0.05
やってま 0.11
やってみ -0.16
やり -0.20
やりま -0.16
やりまし 0.09
やります -0.58
ょ -0.34
ょっ -0.27
ょっと -0.27
よう -0.36
ような -0.27
より 0.09
ら -0.18
らい -0.22
らえ -0.19
らな -0.30
らない -0.30
ら講 -0.38
り -0.10
りた -0.33
りたい -0.33
りに -0.16
りま 0.15
りまし 0.31
りました 0.31
りませ -0.30
りません -0.30
りを -0.13
る -0.42
るけ -0.38
るけど -0.38
るこ 0.05
ること 0.05
るつ -0.28
るつも -0.28
るつもり -0.28
ると -0.51
るの -0.08
るので 0.13
るのは 0.18
る予 -0.34
る予定 -0.34
る程 -0.44
る程度 -0.44
れか -0.37
れから -0.27
れた -0.55
れて 0.09
れてい 0.20
れてま 0.15
れてまし 0.15
れは 0.32
れば -0.40
れま -0.38
れも 0.31
れる -0.07
ろ 0.25
わか -0.33
わから -0.24
わからな -0.24
わせ 0.43
わり -0.37
わりに -0.15
われ 0.10
を 0.41
をし 0.13
をして 0.40
をしてい 0.39
をま 0.24
をまと 0.24
をまとめ 0.24
を一 0.27
を一人 0.26
を一人で 0.26
を作 0.29
を作っ -0.08
を作り 0.06
を作成 0.26
を使 0.42
を使っ 0.31
を使って 0.31
を取 -0.52
を取る -0.48
を受 -0.34
を受け -0.27
を手 -0.05
を手伝 -0.05
を手伝っ -0.05
を担 0.32
を担当 0.32
を担当し 0.28
を持 -0.11
を持った -0.09
を改 0.22
を改善 0.22
を改善し 0.22
を書 0.48
を書い 0.47
を書いて 0.47
を管 0.17
を管理 0.17
を見 -0.25
を見て -0.25
を追 0.12
を追加 0.12
ん -0.71
んが -0.62
んで 0.11
んでい 0.16
んでいま 0.16
んです 0.46
ア 0.38
アプ 0.23
アプリ 0.23
イ 0.17
イト -0.26
イン 0.13
インタ 0.16
インター 0.16
ウ 0.19
ェ -0.10
エ 0.14
エク 0.12
エクセ 0.12
エクセル 0.12
ォークリ 0.07
オ -0.12
オン -0.05
オー 0.37
カ 0.61
キ 0.31
ク 0.21
クエ 0.08
クセ 0.12
クセル 0.12
クラ 0.17
クリ 0.17
クリフ 0.07
クリフト 0.07
クレ 0.17
クレー 0.17
クレーム 0.22
クレーン -0.10
グ 0.29
グラ -0.14
ケ 0.63
コ 0.37
コン 0.29
コー 0.14
コード 0.14
サ -0.34
サイ -0.28
サイト -0.26
シ 0.07
システ 0.05
システム 0.05
ジ 0.25
スタ -0.23
ステ 0.05
ステム 0.05
スト 0.14
セ 0.17
セル 0.12
ゼ -0.21
ゼロ -0.38
ソ 0.08
ソフ 0.08
ソフト 0.08
ターン 0.16
ダー -0.16
チ 0.25
チラ 0.06
チラシ 0.06
チー 0.11
チーム 0.08
ッ 0.48
ック 0.34
ット 0.47
テム 0.05
デ 0.16
ト 0.14
トの -0.11
トの免 -0.07
トの免許 -0.07
トは -0.52
トも 0.41
トを 0.18
トを作 -0.08
トを作り -0.09
ド 0.29
ドラ 0.07
ナ 0.05
ニ 0.30
ネ 0.31
ハ 0.07
バ 0.12
バイ 0.07
パ 0.32
パー 0.32
パート 0.31
ビ 0.38
ピ 0.29
ピボ 0.22
ピボッ 0.22
ピボット 0.22
フ 0.10
フト 0.10
フトの -0.07
フトの免 -0.07
フロ 0.34
ブ -0.07
プ -0.20
プリ 0.23
プロ -0.28
プログ -0.14
プログラ -0.14
ホ 0.21
ホー 0.19
ボ 0.29
ボッ 0.22
ボット 0.22
マ 0.34
ミ 0.14
ム 0.17
ムの 0.10
ムは -0.18
ムを 0.23
メー 0.27
メール 0.27
ャ 0.20
ャー 0.20
ュ 0.36
ュー 0.26
ラシ 0.16
ラッ 0.21
ラン -0.12
リ 0.11
リア -0.14
リフ 0.07
リフト 0.07
リフトの -0.07
リー -0.09
リーダ -0.24
リーダー -0.24
ル 0.25
ルの -0.52
レ 0.33
レジ 0.25
レー 0.21
レーム 0.22
レーン -0.10
ロ 0.15
ログ -0.11
ログラ -0.14
ロン 0.26
ロー 0.31
ワ 0.26
ワー 0.19
ン 0.16
ンの 0.08
ング 0.24
ンス -0.12
ンタ 0.32
ンター 0.32
ンターン 0.16
ント 0.06
ー 0.38
ーが -0.40
ーで 0.30
ーと -0.12
ーとし 0.29
ーとして 0.29
ーを 0.08
ーク 0.07
ークリ 0.07
ークリフ 0.07
ーシ 0.22
ーダ -0.24
ーダー -0.24
ート 0.22
ード 0.19
ービ 0.33
ーム 0.24
ームを 0.05
ール 0.40
ーン 0.09
一 0.29
一个人 0.44
一人 0.19
一人で 0.22
一份 0.40
一份工 0.20
一份工作 0.20
一半 -0.45
一周 0.08
一天 0.22
一家 -0.17
一年 0.59
一度 -0.53
一日 0.17
一次 -0.09
一段 0.29
一百 0.09
一百个 -0.36
一直 0.08
一種 0.11
一種運 0.11
一種運転 0.11
一起 0.17
一部 -0.36
七 0.41
万 0.19
三 0.39
三个 -0.17
三个月 -0.17
三年 0.39
上 -0.37
上司 -0.21
上司が -0.31
上学 -0.47
上手 -0.47
上海 0.20
上过 -0.29
下 -0.26
下を -0.09
下を持 -0.09
下を持っ -0.09
不 -1.48
不会 -0.91
不太 -0.70
不是 -0.73
不是我 -0.61
不清 -0.53
不知 -0.21
不知道 -0.21
不知道算 -0.21
不算 -0.21
与 0.30
与計 -0.08
与計算 -0.08
专 0.36
业 0.88
东 -0.05
两 0.06
两个 0.24
两千 0.57
两年 0.44
个 0.30
个人 0.69
个月 0.17
个电 0.38
个电话 0.38
个系 -0.33
个系统 -0.33
中 -0.10
中国 0.40
中国語 0.40
中心 0.43
为 0.60
主 0.13
主任 0.27
主管 -0.30
主要 0.22
么 -0.30
之 0.61
之前 0.55
乗 0.11
九 0.43
也 0.43
也不 -0.38
习 -0.19
习生 0.10
书 -0.24
了一 -0.42
了一半 -0.45
了两年 0.37
了十 -0.05
了我 0.24
了流 0.18
了流程 0.18
予 -0.41
予定 -0.32
予定で -0.27
予定です -0.27
予算 -0.18
予算は -0.18
事 -0.14
事が -0.12
事で 0.10
事故 0.46
事负 -0.45
事负责 -0.45
二 0.63
二十 0.48
二年 0.23
二级 0.46
五 0.72
五年 0.58
人 -0.09
人く 0.15
人くら 0.15
人くらい 0.15
人で 0.23
人で担 0.16
人の 0.11
人を -0.13
人事 -0.65
人分 0.42
人教 0.40
人的 0.30
今 -0.21
今の -0.10
今は -0.26
今年 -0.31
介 -0.07
介助 0.19
介護 -0.14
从 0.35
从来 -0.44
从来没 -0.44
仓 0.41
仓库 0.40
仕 0.19
仕事 -0.15
仕事で 0.08
他 0.06
付 0.49
代 -0.61
代わ -0.28
代わり -0.28
代わりに -0.15
代理 -0.33
以 0.14
以后 -0.60
们 -0.43
件 -0.18
件く -0.23
件くら -0.23
件くらい -0.23
件ほ 0.24
件ほど 0.24
任さ 0.30
任され 0.30
任されて 0.30
任者 0.08
份 0.09
份工 0.20
份工作 0.20
企 0.60
企业 0.14
休 0.23
休み 0.19
休みの 0.19
优 0.29
优化 0.22
优化了 0.22
优化了流 0.17
会 -0.05
会で -0.15
会做 -0.32
会儿 -0.09
会的 -0.51
会社 0.15
会社が -0.15
会社に -0.12
会計 0.37
会話 -0.66
会議 0.38
会计 -0.16
会计师 0.09
会说 0.23
伝い 0.05
伝っ -0.05
似 -0.58
似た -0.31
似的 -0.43
但 -0.07
但我 -0.35
位 0.46
住 -0.09
体 -0.14
何 -0.60
余 -0.22
作 0.28
作っ -0.13
作成 0.07
作没 -0.22
使 0.10
使っ -0.16
使った -0.38
使って 0.10
使ってい 0.30
使ってま -0.06
使用 0.30
供 -0.26
係 -0.36
保 0.07
信 0.50
修 0.05
修了 0.34
倉 0.23
倉庫 0.23
倒 -0.36
做 -0.33
做了 0.24
做了两 0.37
做了两年 0.37
做的 -0.43
做过 -0.25
做过一 -0.21
健康 0.12
健康证 0.12
傅 -0.57
備 0.36
働 0.34
僚 -0.35
儿 0.25
元 -0.12
兄 -0.12
兄が -0.51
先 -0.25
免 -0.35
免許 -0.35
免許は -0.12
入 0.29
入っ 0.30
入って 0.29
入ってい 0.29
入れ 0.12
入力 0.12
全 0.67
全部 0.47
全部自 0.32
八 0.11
公 -0.22
公司 -0.41
公司有 -0.29
六 0.20
六个 0.43
六级 -0.27
共 0.41
关 0.59
兴 -0.25
兴趣 -0.25
其 0.25
具 -0.53
円 0.27
册 0.18
再 -0.23
写 0.17
写的 -0.30
准 -0.62
准备 -0.62
几 -0.52
出 0.61
出し 0.09
出して -0.09
出て -0.08
出差 0.52
函 0.18
函数 0.18
分 0.06
分で 0.44
分の 0.23
分は -0.42
分钟 0.20
切 0.36
划 -0.51
划明 -0.41
划明年 -0.41
刚 0.51
初 0.12
別 -0.26
別の -0.56
別の人 -0.39
利 0.63
别 -0.77
别人 -0.82
制 0.35
制造 0.40
刺 0.61
前に -0.06
前の 0.25
前在 0.56
剤 0.06
剤師 -0.07
力 0.25
加 0.41
加し -0.10
加一 0.16
加上 0.25
务 -0.27
动 -0.08
助 0.23
助を 0.16
劳 0.52
効 -0.39
効し -0.21
効しま -0.21
効しまし -0.21
勉 -0.36
勉強 -0.36
勉強し -0.14
勉強した -0.14
動 0.46
動車 0.29
動車第 0.11
動車第一 0.11
務 0.16
勤怠 0.10
包 -0.22
包公 -0.35
包公司 -0.35
化 0.57
化了 0.22
化了流 0.17
化了流程 0.17
北 0.51
北建 0.28
北建設 0.28
北建設で 0.13
医院 -0.08
十 0.59
十一 0.31
十万 0.52
十个 -0.28
十二 0.38
十多 0.32
千 0.57
半 -0.33
半年 0.23
华 0.43
华为 0.29
卒 0.26
卒業 0.36
協 0.25
協力 0.25
单 0.45
单独 0.21
南 0.28
印 -0.19
卸 -0.20
卸し -0.13
厂 0.33
厂里 -0.11
历 0.21
厨 0.06
厨房 0.42
去 -0.26
去年 0.27
去年の 0.52
去年刚 0.34
去考 -0.74
参 -0.18
参与 -0.06
参加 -0.16
叉 0.08
叉车 0.08
叉车证 0.12
友 0.27
双 0.34
发 0.13
取 0.13
取っ -0.38
取り 0.21
取りま 0.25
取りまし 0.25
取る -0.53
取るつ -0.28
取るつも -0.28
受 -0.08
受け -0.25
受けて 0.29
口 0.42
只 -0.96
可 -0.34
可以 -0.23
台 0.16
号 0.32
司 -0.35
司が -0.31
司有 -0.29
司机 0.15
合 0.51
合わ 0.43
合わせ 0.43
合同 0.51
合格 0.47
吊 -0.59
同 -0.32
同事 -0.46
同事负 -0.45
同事负责 -0.45
同僚 -0.35
后 0.06
向 0.47
向け 0.39
吧 0.22
听 -0.56
告 -0.10
员 0.27
周 -0.35
和 0.87
和商 0.24
和商事 0.24
品 0.38
哈 -0.67
哈哈 -0.67
哈哈我 -0.49
哈我 -0.49
員が -0.33
員と 0.26
商 0.34
商事 0.24
問 0.21
善 0.22
善し 0.22
善しま 0.22
善しまし 0.22
営 -0.07
営業 -0.28
器 -0.22
四 0.52
四年 0.56
回 0.32
回の 0.10
团队 -0.09
园 0.31
図 0.77
図を 0.43
図面 0.63
国語 0.11
图 0.51
土 -0.19
在 0.64
在上 -0.35
在华 0.31
在庫 0.19
在社 0.35
地 0.37
场 0.52
均 0.23
块 -0.15
型 0.26
培 -0.06
培训 -0.17
培训班 0.15
基 -0.64
基本 -0.35
基本だ -0.17
基本だけ -0.17
基础 -0.50
報 0.06
場で 0.22
士 -0.24
売 -0.11
处 -0.26
处理 -0.26
备 -0.38
复 0.34
复审 0.34
外 -0.31
外包 -0.48
外包公 -0.35
外包公司 -0.35
外注 -0.57
多个 0.46
夜 -0.44
夜勤 0.10
夜班 -0.13
大 0.19
大专 0.28
大和 0.24
大和商 0.24
大和商事 0.24
大型 -0.10
大概 0.30
天 0.29
天天 0.48
天天用 0.48
天用 0.50
太 -0.76
失 -0.39
失効 -0.39
失効し -0.21
失効しま -0.21
契 -0.05
契約 -0.05
奶 -0.31
好 -0.40
妹 -0.50
始 -0.49
始め -0.12
子 0.35
子ど 0.27
子ども 0.27
字 0.07
季 0.60
学 -0.55
学の -0.25
学は -0.49
学习 -0.27
学了 -0.40
学会 -0.47
学历 -0.44
学士 0.43
学学 0.37
学学士 0.37
学校 0.19
学歴 0.27
学生 -0.06
学生の -0.28
学过 -0.59
学部 0.15
学院 0.46
孩 -0.33
安全 0.31
完 0.07
完成 0.06
定 -0.67
定で -0.34
定です -0.34
实 0.34
实习 0.20
实习生 0.10
実 0.20
実習 0.15
审 0.29
客 0.59
客户 0.25
客様 0.25
室 0.15
害 0.30
家 0.48
家族 0.20
富 0.25
富士 0.28
对 0.87
对账 0.41
导 0.40
対 0.27
対応 0.27
対応し -0.17
対応して -0.17
専 0.09
専門 0.09
専門学 0.09
専門学校 0.09
導 0.26
小学 0.25
少し -0.21
少了 0.29
就 -0.67
就去 -0.56
居 0.23
屋 0.20
展 -0.29
展示 -0.09
展示会 -0.09
山 0.08
川 0.41
工 -0.09
工作 0.20
工作没 -0.22
工場 0.26
工程 0.37
工程を 0.32
工程を改 0.14
工资 -0.22
差 -0.14
己 0.44
己开 -0.20
已 -0.55
市 0.26
布 -0.36
师 -0.09
师傅 -0.57
希 -0.56
希望 -0.56
带 0.11
带过 0.18
師 -0.14
師が -0.37
師長 -0.26
席 0.14
帮 -0.26
常会 -0.58
干 -0.26
平 -0.20
平均 0.26
平成 0.38
年 0.41
年い 0.31
年か 0.30
年から 0.30
年で -0.41
年に -0.10
年に取 0.24
年に取り 0.18
年の 0.66
年ま 0.25
年まで 0.25
年や 0.37
年やっ 0.33
年やって 0.25
年入 0.28
年刚 0.34
年到 -0.22
年前 -0.62
年度 0.32
年我 0.16
年的 0.45
年考 0.13
年起 0.19
年間 0.42
并 0.41
广 0.41
床 -0.40
序 0.33
库 0.32
底 0.14
店 0.35
店で 0.21
店では 0.12
店舗 0.08
店長が 0.39
店長の -0.40
度 -0.24
度で -0.26
度です -0.22
座 -0.43
座に -0.24
座に通 -0.24
庫の -0.12
康 0.17
康证 0.12
建 0.50
建設 0.28
建設で 0.13
开 -0.36
开了 0.73
开发 -0.27
开始 -0.67
异 0.33
弄 -0.63
弄过 -0.59
式 0.42
式会 0.26
式会社 0.26
引 -0.27
弟 -0.11
张 0.29
強 -0.37
強し -0.14
強した -0.14
強したい -0.14
归 -0.64
当 0.19
当し 0.07
当で -0.23
当了 0.50
录 0.24
待 -0.52
待ち -0.56
很 -0.67
後 0.21
後輩 0.10
徒 0.33
得 -0.49
微 0.25
心 0.28
志 0.10
志愿 0.31
志愿者 0.31
忘 -0.45
忘れ -0.35
忙 -0.30
応し -0.17
応して -0.17
応してい -0.17
念 -0.48
怎 -0.08
怎么 -0.08
思 -0.47
思っ -0.33
思って -0.33
怠 0.10
急 -0.36
性 0.36
总 -0.15
总部 -0.43
总部统 -0.35
总部统一 -0.35
患 0.10
患者 0.10
情 -0.13
想 -1.16
意 -0.11
感 -0.52
感兴 -0.25
感兴趣 -0.25
愿 0.14
愿者 0.31
懂 -0.64
成 0.27
我 0.32
我一 0.10
我一个 0.33
我一个人 0.33
我不 -0.57
我不会 -0.43
我也 0.30
我们 -0.15
我会 0.64
我做 0.78
我只 -0.44
我在 0.65
我就 -0.60
我就去 -0.32
我是 0.20
我有 0.51
我每 -0.06
我每天 -0.06
我没 -0.87
我管 0.47
我给 0.49
我负 0.13
我负责 0.13
我还 0.59
我还会 0.56
戦 -0.30
戦し -0.30
户 0.28
所 -0.21
手 0.15
手伝い 0.05
手伝っ -0.05
才 -0.51
打 -0.60
打算 -0.63
打算今 -0.41
打算今年 -0.41
执 -0.18
扫 -0.18
技 0.29
技术 -0.45
把 0.37
投 0.17
投诉 0.08
抜 0.40
抜け 0.40
抜けて 0.40
护 -0.28
护士 -0.37
护理 0.45
护理学 0.30
报 -0.30
报名 -0.64
报考 -0.37
担当し 0.07
担当で -0.23
招 -0.27
拿 0.13
拿过 0.23
持 -0.13
持ち -0.08
持っ -0.14
持った -0.09
持ったこ -0.09
持って -0.05
持ってな -0.51
持ってま 0.17
挂 -0.23
指 0.33
指導 0.23
挑 0.08
挑戦 -0.30
挑戦し -0.30
换 -0.22
排 -0.22
掛 0.56
採 0.17
採用 -0.30
採血 0.35
接は 0.24
接客 0.25
接触 -0.50
接触过 -0.47
提供 -0.50
插 0.35
援 0.14
播 -0.18
操 -0.09
支 0.20
支援 0.34
收 0.22
收银 -0.23
改 0.35
改善 0.22
改善し 0.22
改善しま 0.22
放 0.37
故 0.46
效 0.55
救 -0.38
教 0.27
教え 0.09
教育 0.18
教育係 -0.05
数 0.07
整 0.51
整備 0.42
文 0.69
文学 0.29
断 0.36
新 0.38
新し 0.32
新人 0.71
方 0.24
方案 0.30
方面 -0.46
施 -0.13
施工 0.08
族 0.20
日 0.37
日常 -0.15
日常会 -0.58
早 -0.48
时 -0.63
明 -0.10
明年 -0.66
明年考 -0.38
春 -0.51
是 -0.63
是不 -0.37
是我 0.53
時 0.14
時間 0.24
晚 -0.09
普 0.45
普通 0.44
普通自 0.23
普通自動 0.23
普通话 0.42
更 0.06
更新 -0.07
書い 0.16
書いて 0.26
書いてま 0.14
書き 0.17
書の 0.18
書は -0.34
書を 0.24
替 0.17
最 0.41
月 0.30
月か -0.08
月から -0.08
月で 0.25
月に -0.17
月到 0.19
月结 0.24
有 -0.18
有个 -0.22
有叉 -0.14
有叉车 -0.14
有叉车证 -0.08
有效 0.45
有这 -0.41
服 0.20
望 -0.41
期 0.26
期了 -0.51
未 -0.54
本 -0.19
本だ -0.17
本だけ -0.17
本人 0.08
本社 -0.38
本科 0.08
术 -0.43
机 0.06
机会 -0.37
权 -0.21
权限 -0.21
材 -0.55
材料 -0.55
条 0.21
来 -0.20
来年 -0.33
来月 -0.43
来没 -0.44
東 0.45
松 0.24
板 -0.46
析 0.45
果 -0.53
查 0.11
査 0.48
标 -0.06
校に -0.21
株 0.26
株式 0.26
株式会 0.26
株式会社 0.26
样 0.25
核 0.21
核对 0.38
格 0.33
格は -0.42
案 0.08
械 0.11
检 0.50
棚 -0.06
棚卸 -0.20
棚卸し -0.13
棟 0.37
検 0.40
検査 0.30
楚 0.32
業訓 -0.17
業訓練 -0.17
概 0.30
様 0.32
様の 0.21
模 0.58
横 0.19
機 -0.44
次 -0.14
次の -0.25
款 0.35
正 0.32
歯 0.47
歴 0.51
歴に 0.46
残 -0.44
残念 -0.24
段 0.28
母 0.47
毎 0.68
毎日 0.44
毎月 0.45
每 0.68
每个 0.33
每周 0.55
每天 0.18
每月 0.44
毕 0.44
毕业 0.44
気 -0.50
水 -0.41
永 0.18
求 0.20
求書 0.10
求書の 0.27
汇 0.21
汇报 0.21
江 0.50
決 0.32
決め -0.41
没 -1.04
没上 0.12
没做 -0.43
没做过 -0.43
没写 0.33
没带 -0.37
没带过 -0.37
没接 -0.23
没接触 -0.23
没接触过 -0.23
没有 -0.43
没用 -0.43
没用过 -0.31
注 -0.09
注は -0.38
注も 0.22
活 0.11
活動 0.22
派 0.32
派遣 0.30
流 0.69
流程 0.45
测 0.18
测试 0.25
海 0.17
清 -0.27
減 0.37
準 0.32
滴 0.36
点 -0.14
焊 -0.09
無 -0.16
無理 -0.25
照 -0.45
爱 -0.19
版 0.16
物 0.18
独 0.44
独立 0.34
独立完 0.25
独立完成 0.25
率 0.28
率を 0.36
玉 0.50
现 0.08
现在 -0.11
班 -0.54
班的 -0.22
現 0.14
現在 0.08
現場 0.09
理 -0.11
理し 0.31
理して 0.31
理学 0.42
生 0.09
生の 0.05
用 0.28
用友 0.23
用过 -0.18
用金 0.44
由 -0.69
由我 0.44
甲 -0.13
申 -0.59
电子 0.28
电话 0.37
留 -0.18
番 -0.23
病 0.38
病棟 0.38
病院 0.06
療 0.15
療養 0.25
発 0.25
発注 0.16
発注は -0.38
発注も 0.22
登 -0.06
登録 -0.18
百 0.35
百个 -0.36
百多 0.40
的 -0.28
的事 -0.39
的人 -0.17
的工 0.47
的护 0.10
的时 0.45
的时候 0.45
的是 -0.17
的话 -0.51
盘 -0.17
盘点 -0.33
目 -0.90
目经 0.25
直 -0.19
直す -0.49
直接 -0.11
直播 -0.18
看 -0.35
看護 0.30
県 0.18
真 -0.38
真没 -0.51
着 -0.25
知 -0.34
知道 -0.58
知道算 -0.21
知道算不 -0.21
短 0.18
石 0.33
研 0.31
研修 -0.25
研究 0.35
础 -0.50
確 -0.40
確認 -0.38
示 0.06
示会 -0.09
社 -0.06
社が -0.19
社で 0.07
社に -0.12
社内 0.18
社区 0.10
神 -0.23
票 0.14
禾 0.22
秀 0.12
私 0.22
私が 0.43
私の 0.53
私の担 0.15
私の担当 0.15
私は -0.45
秋 -0.26
种 0.43
科 0.13
移 0.18
程を 0.32
程を改 0.14
程を改善 0.14
程序 0.32
程度 -0.58
程度で -0.26
程度です -0.22
税 -0.09
種 0.19
種運 0.11
種運転 0.11
種運転免 0.11
稿 0.10
究 0.35
窓 0.21
窓口 0.21
立 0.27
立完 0.25
立完成 0.25
站 -0.38
端 0.46
笑 -0.34
第 0.14
第一 -0.08
第一種 0.11
第一種運 0.11
等 -0.14
签 0.06
简 0.15
简单 -0.06
算 -0.46
算は -0.33
算を 0.30
算不 -0.36
算不算 -0.21
算今 -0.41
算今年 -0.41
管 -0.28
管理 -0.27
管理し 0.31
管理して 0.31
箱 0.18
簿 -0.13
簿記 -0.14
类 0.08
类似 -0.43
类似的 -0.43
粤 0.49
粤语 0.49
系 0.13
系统 0.20
約 -0.07
級 -0.09
組 0.39
組ん 0.37
組んで 0.37
組んでい 0.16
経 -0.67
経歴 0.23
経理 -0.62
経験 -0.52
経験は -0.09
結 -0.27
給 -0.17
給与 -0.17
給与計 -0.08
給与計算 -0.08
締 0.31
締め 0.31
練 -0.06
约 0.14
级 0.12
线 0.08
组 0.10
组长 0.30
经 -0.13
经历 0.21
经理 0.35
经验 -0.40
结 -0.09
给 -0.41
给新 0.46
统 -0.06
统一 -0.35
续 -0.20
维 -0.55
编 -0.09
编写 0.10
编程 -0.25
网 -0.14
美团 0.30
習 0.31
翻 0.13
老 -0.67
老师 -0.37
老板 -0.50
考 -0.88
考え -0.32
考えて -0.32
考勤 -0.19
考试 -0.34
者 0.21
职 0.55
職 0.41
職業 -0.17
職業訓 -0.17
職業訓練 -0.17
職歴 0.30
職歴に 0.28
育て -0.20
育係 -0.05
能 -0.15
自 0.28
自分 0.12
自分で 0.44
自分は -0.42
自动 -0.23
自動 0.44
自動車 0.29
自動車第 0.11
自学 -0.28
自己 0.44
自己开 -0.20
至 0.33
至今 0.18
舗 0.08
苦 -0.19
英 -0.21
英语 -0.26
药 -0.14
落 -0.30
薬 0.15
薬剤 -0.07
薬剤師 -0.07
蝶 0.51
血 0.43
行 -0.40
行き -0.45
行きま -0.45
行きます -0.45
行っ 0.49
行って 0.49
術 0.30
衛 0.34
表 0.15
表を 0.17
補助 -0.28
製 -0.14
要 -0.18
要是 -0.58
見 -0.38
見て -0.16
見学 -0.53
覚 -0.59
覚え -0.59
覚えて -0.33
视 0.38
视表 0.29
触 -0.62
触っ -0.27
触った -0.22
触ったこ -0.18
触过 -0.47
言 -0.39
言え -0.39
計 -0.18
計画 -0.36
計算 -0.14
計算は -0.26
訓 -0.17
訓練 -0.17
記 0.14
記録 0.42
設で 0.13
設定 -0.38
許 -0.36
許は -0.12
証 0.18
話 0.17
話せ 0.27
話せま 0.29
話せます 0.49
話を 0.30
認 -0.21
語 0.09
語で 0.21
語は 0.12
課 -0.25
調 0.52
調理 0.60
請求 0.16
請求書 0.10
請求書の 0.27
講 -0.25
講座 -0.28
講座に -0.24
講座に通 -0.24
議 0.47
護 0.28
计 -0.15
计划 -0.54
计划明 -0.41
计划明年 -0.41
计师 0.09
计算 0.26
订 0.06
训 -0.17
训班 0.15
讲 0.13
许 -0.60
论 -0.33
设计 -0.06
证书 -0.46
诉 0.08
试 -0.33
语 -0.17
语言 -0.13
说 -0.22
请 -0.33
课 -0.51
调 0.40
谈 -0.31
貨 0.32
販 -0.24
販売 -0.24
責 0.18
買 0.27
資 -0.11
資格 -0.16
資格は -0.42
财 -0.12
财务 -0.18
责 0.09
账 0.24
货 0.34
资 0.07
资格 0.47
走 0.17
起 0.31
超 0.34
趣 -0.25
跑 0.41
跑过 0.36
跟 -0.27
跟着 -0.41
路 0.29
身 0.10
車 0.16
車第 0.11
車第一 0.11
車第一種 0.11
転 -0.07
転は -0.21
転免 0.11
転免許 0.11
載 0.43
輩 -0.11
车 -0.42
车证 0.12
转 -0.46
较 -0.07
边 -0.30
込 -0.30
达 0.67
过 -0.58
过一 -0.28
过一次 -0.15
过三 0.44
过两 -0.35
过人 -0.45
过期 -0.57
过期了 -0.51
近 -0.20
返 -0.26
还会 0.56
还在 0.15
还没 -0.62
这 -0.70
这个 -0.14
这方 -0.46
这方面 -0.46
进 0.30
追 0.29
追加 0.29
退 -0.31
送 0.24
选 0.29
透 0.43
透视 0.38
透视表 0.29
通 0.30
通い -0.08
通に 0.21
通自 0.23
通自動 0.23
通自動車 0.23
通话 0.42
造 0.62
週 -0.26
週間 -0.50
運用 -0.12
運転 -0.07
運転は -0.21
運転免 0.11
運転免許 0.11
道 -0.17
道算 -0.21
道算不 -0.21
道算不算 -0.21
遣 0.30
那 -0.57
那会 -0.09
那会儿 -0.09
那是 -0.49
那是我 -0.46
那边 -0.05
邮 0.30
邮箱 0.18
部 -0.12
部だ -0.24
部だけ -0.24
部の -0.33
部下 0.29
部下を -0.09
部下を持 -0.09
部分 -0.51
部统 -0.35
部统一 -0.35
部自 0.32
都 0.19
都是 -0.10
都是我 0.77
配 0.08
采 -0.24
采购 -0.30
里 0.27
里的 0.15
重 -0.29
量 0.19
金 0.62
金蝶 0.51
録 0.26
针 -0.10
钟 0.20
钱 -0.73
银 -0.24
销 -0.44
長 -0.22
長の補 0.09
长 -0.25
門 0.14
門学 0.09
門学校 0.09
開発 0.42
間 -0.17
間の -0.27
関 0.12
関わ -0.05
门 -0.51
间 0.51
限 0.33
限定 0.11
隊 0.23
隣 -0.53
隣の -0.41
雲 0.16
零 0.47
電 0.23
電話 0.57
青 0.20
面 0.42
面接 -0.15
音 0.35
順 0.08
額 0.28
願 0.19
願い 0.19
项目 -0.30
项目经 0.25
预算 -0.16
领 -0.24
领导 -0.60
食 0.76
食品 0.13
養 0.36
験 -0.23
験は -0.16
马 -0.45
驾 -0.56
驾照 -0.53
验 0.28
高 -0.10
`;
