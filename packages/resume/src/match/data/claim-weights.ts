/** Learnt by `npm run learn`: what a clause has, and how much it speaks for a claim. Not edited by hand. */
export const claimBias = 1.01;
export const claimWeights = `
( 0 0.29
( @ -0.50
( _ ) 0.25
( _ : 0.34
( _ @ -0.50
( _ of 0.53
( _ tongue 0.37
( at 0.17
( b 0.73
( cs 0.36
( fanuc 0.27
( hons 0.41
( mother 0.37
( n 0.32
( rtitb 0.24
) , 0.18
) 0 0.31
) : -0.16
) @ -0.17
) _ , 0.38
) _ 0 0.34
) _ @ -0.18
) and 0.17
) et 0.47
) with -0.28
) – -0.37
, ( 0.38
, 0 0.48
, @ 0.19
, _ ) -0.26
, _ , 1.06
, _ - 0.37
, _ aber -0.40
, _ ago -0.35
, _ all 0.19
, _ als 0.43
, _ an -0.40
, _ and 0.34
, _ anos 0.37
, _ ans 0.64
, _ as -0.21
, _ at 0.32
, _ au 0.25
, _ auto 0.48
, _ aux -0.36
, _ b -0.41
, _ back -0.39
, _ beim 0.18
, _ bis 0.24
, _ college 0.41
, _ con 0.30
, _ cursos 0.28
, _ daily 0.27
, _ das -0.44
, _ de 0.19
, _ del 0.40
, _ dem 0.33
, _ den -0.19
, _ depuis -0.39
, _ der -0.26
, _ des 0.18
, _ die 0.20
, _ don't -0.30
, _ eso -0.23
, _ et 0.39
, _ every 0.36
, _ file -0.25
, _ footwear 0.23
, _ for 0.34
, _ fur 0.39
, _ general 0.31
, _ geschrieben -0.21
, _ h 0.34
, _ hab -0.26
, _ haben -0.31
, _ hat -0.47
, _ have -0.40
, _ her -0.23
, _ hives 0.33
, _ ich -0.18
, _ idea -0.46
, _ im -0.20
, _ in 0.47
, _ included -0.27
, _ is -0.58
, _ it 0.44
, _ j'ai -0.34
, _ jahre 0.72
, _ jamais -0.53
, _ je -0.73
, _ just -0.26
, _ k 0.23
, _ le -0.50
, _ level 0.31
, _ licence 0.31
, _ liefere -0.34
, _ m -0.46
, _ macht 0.61
, _ march 0.29
, _ me -0.42
, _ min -0.36
, _ mit -0.16
, _ my 0.21
, _ navision -0.24
, _ ne -0.32
, _ nicht -0.54
, _ no -0.29
, _ only -0.64
, _ out 0.53
, _ pas -0.60
, _ personnes -0.37
, _ plus -0.29
, _ points 0.34
, _ por 0.30
, _ que -0.34
, _ r 0.26
, _ ran 0.18
, _ renewed -0.36
, _ residents 0.39
, _ rest -0.31
, _ s -0.33
, _ salaries -0.29
, _ school 0.27
, _ seasons 0.23
, _ seit 0.48
, _ semaines 0.25
, _ seulement -0.19
, _ si -0.21
, _ siempre -0.36
, _ signe 0.38
, _ since -0.67
, _ solo -0.19
, _ std 0.27
, _ stunden 0.42
, _ su -0.50
, _ suis 0.32
, _ sur 0.56
, _ tanto -0.33
, _ the 0.25
, _ to -0.45
, _ touched -0.39
, _ tous 0.29
, _ tout -0.41
, _ traduit 0.24
, _ une 0.26
, _ university 0.18
, _ war 0.61
, _ was 0.21
, _ weeks 0.22
, _ when -0.36
, _ write -0.33
, _ y 0.39
, _ ya -0.33
, _ years 0.50
, _ zu -0.22
, a -0.27
, aber -0.35
, about 0.28
, abschluss 0.16
, acht 0.16
, als -0.60
, also 0.37
, and 0.40
, approx 0.41
, around 0.44
, as -0.48
, au -0.33
, auch 0.65
, aucune -0.33
, audit 0.42
, bexley 0.23
, botendienst 0.21
, both 0.47
, buscarv 0.17
, c 0.47
, c'est -0.24
, c'etait -0.49
, ca 0.46
, call 0.53
, ce 0.44
, check 0.33
, clean 0.36
, commandes 0.35
, con -0.28
, controle 0.15
, cut 0.45
, dafur -0.27
, dann 0.15
, das 0.35
, de -0.28
, den 0.36
, der -0.15
, derzeit -0.50
, die 0.16
, dos 0.50
, drei -0.33
, ecart 0.48
, eigenes 0.26
, eight 0.31
, el -0.58
, enfin -0.57
, englisch 0.37
, enough -0.17
, environ 0.31
, eso -0.48
, eur 0.25
, excel 0.27
, exp 0.35
, fco 0.32
, feb 0.37
, finished 0.50
, first 0.42
, five 0.32
, four 0.29
, gave -0.29
, got -0.18
, gultig 0.20
, haas 0.22
, hace -0.52
, hand -0.31
, hochschule 0.20
, i -0.73
, i've -0.30
, ich -0.54
, ies 0.43
, im -0.46
, incl 0.32
, it 0.17
, j'ai 0.40
, jamais -0.25
, kalber 0.33
, kleinere 0.45
, l' 0.38
, les -0.24
, licence 0.40
, lo 0.21
, los 0.21
, lycee 0.27
, mas -0.29
, me -0.20
, mig 0.40
, mise 0.56
, mit 0.33
, monthly 0.36
, mostly -0.25
, musste -0.47
, my -0.24
, nada -0.61
, never -0.73
, new 0.41
, nicht -0.34
, nil 0.55
, non -0.85
, none 0.34
, not -1.11
, note 0.34
, now 0.61
, o -0.49
, obtenu 0.40
, ohne -0.48
, on -0.51
, one 0.47
, only -0.62
, opt 0.16
, ordering 0.33
, otterbourne 0.31
, ou -0.72
, outlook 0.30
, own 0.49
, oxidado -0.53
, pas -0.67
, passed 0.31
, pero -0.25
, ph 0.25
, pieces 0.44
, pin 0.26
, plan 0.28
, plus -0.39
, por -0.47
, post 0.37
, put 0.49
, que -0.52
, qui -0.56
, recuento 0.27
, refreshed 0.43
, refresher -0.20
, renewed 0.32
, renovado 0.41
, revalidated 0.28
, rien -0.40
, rund 0.21
, sans -0.39
, sat 0.41
, seit 0.18
, seither 0.32
, september 0.44
, seul -0.56
, signed 0.24
, so 0.42
, solo -0.63
, st 0.17
, sur -0.16
, tengo -0.41
, termine 0.51
, that -0.16
, then 0.40
, though -0.28
, three 0.36
, tout -0.29
, trained 0.17
, tres 0.45
, trois -0.32
, two 0.21
, une 0.21
, universidad 0.27
, universite 0.37
, university 0.21
, used 0.26
, vier 0.17
, vor -0.44
, vorbeugende 0.24
, we -0.56
, wenn -0.28
, which -0.66
, who -0.51
, wie -0.31
, wir -0.21
, word 0.28
, work 0.57
, working -0.29
, would -0.54
, wrote 0.44
, years -0.35
, yo -0.47
, zuletzt 0.33
, zwei 0.16
, zweimal 0.20
- @ 0.44
- _ ( -0.21
- _ ) 0.28
- _ - 0.31
- _ @ 0.50
- _ and 0.33
- _ bei 0.47
- _ bin 0.45
- _ et 0.20
- _ lab 0.29
- _ on -0.19
- _ responsible 0.21
- _ sew 0.21
- _ the 0.58
- _ to 0.69
- _ und 0.30
- _ was 0.19
- _ with 0.57
- a 0.34
- and 0.32
- bed 0.24
- call 0.28
- comptable -0.20
- dessus -0.34
- duties 0.16
- end 0.58
- handed 0.49
- helped 0.57
- helping 0.16
- hour -0.51
- house 0.27
- i 0.42
- in 0.22
- journee -0.43
- kurs -0.29
- level -0.50
- line 0.46
- ms 0.39
- of 0.17
- out -0.48
- present 0.18
- schein 0.16
- term 0.32
- traitance 0.29
- umrichter 0.21
- und 0.79
- was 0.64
- working 0.47
- wrote 0.34
- year 0.32
/ 0.39
/ 0 0.33
/ _ ) -0.43
/ _ , 0.54
/ _ - 0.38
/ _ / 0.53
/ _ 0 0.29
/ _ @ -0.38
/ _ for 0.39
/ _ – 0.18
/ c 0.36
/ day 0.21
/ dia 0.60
/ h 0.38
/ mois 0.31
/ spring 0.20
0 0.55
0 $ 0.29
0 , -0.45
0 - 0.43
0 0 0.32
0 @ 1.03
0 _ ( -0.43
0 _ ) 0.88
0 _ - 0.46
0 _ / 0.33
0 _ 0 0.51
0 _ ; 0.26
0 _ a 0.34
0 _ al 0.68
0 _ am 0.62
0 _ at 0.18
0 _ bed 0.24
0 _ by 0.36
0 _ con -0.20
0 _ cours -0.28
0 _ day 0.48
0 _ de 0.25
0 _ der 0.25
0 _ en 0.57
0 _ et 0.26
0 _ euros -0.23
0 _ from 0.62
0 _ fur 0.20
0 _ gefuhrt 0.18
0 _ gemacht 0.27
0 _ heute 0.30
0 _ ich 0.22
0 _ im 0.23
0 _ in 0.33
0 _ jahr 0.16
0 _ la 0.55
0 _ le 0.35
0 _ m 0.62
0 _ may 0.28
0 _ mit 0.36
0 _ month -0.46
0 _ not -0.45
0 _ now 0.59
0 _ o -0.41
0 _ of 0.61
0 _ on 0.63
0 _ par 0.57
0 _ per 0.46
0 _ por 0.34
0 _ present 0.52
0 _ seit 0.51
0 _ shift 0.33
0 _ spring 0.27
0 _ still 0.17
0 _ the 0.29
0 _ to 0.48
0 _ two 0.33
0 _ und 0.30
0 _ was 0.24
0 _ with -0.26
0 _ y -0.18
0 _ year 0.38
0 _ — 0.43
0 a 0.23
0 al 0.51
0 altas 0.20
0 and 0.27
0 anos 0.60
0 ans 0.30
0 artikel 0.22
0 as 0.58
0 au 0.16
0 auf 0.34
0 bewohner 0.43
0 bis 0.64
0 bulletins 0.39
0 c 0.34
0 chefs 0.30
0 clientes 0.47
0 colegas 0.29
0 compagnons 0.29
0 con -0.32
0 covers 0.38
0 cows 0.28
0 cursos 0.28
0 d 0.44
0 dags 0.44
0 days -0.56
0 den -0.21
0 dias 0.43
0 drivers 0.38
0 e -0.48
0 engineers 0.31
0 euros -0.42
0 h 0.64
0 i 0.60
0 im 0.71
0 in 0.51
0 jahre -0.17
0 jahren -0.25
0 jours -0.17
0 k 0.55
0 kilos 0.34
0 kinder 0.47
0 km 0.33
0 l 0.37
0 leute 0.21
0 lines 0.52
0 llamadas -0.16
0 mann 0.28
0 maths -0.37
0 meses -0.22
0 mois 0.46
0 nd 0.35
0 new 0.24
0 ninos 0.60
0 o 0.61
0 out 0.20
0 par 0.42
0 people 0.22
0 percent 0.42
0 personas 0.32
0 personnes -0.33
0 prozent 0.19
0 pss 0.21
0 pupils 0.23
0 referencias 0.59
0 residents 0.30
0 salaries -0.28
0 semaines 0.38
0 services 0.29
0 staff 0.58
0 std 0.41
0 stunden 0.42
0 sur 0.26
0 t 0.20
0 tables 0.30
0 tb 0.25
0 th 0.21
0 tickets 0.45
0 to 0.42
0 und 0.26
0 von -0.22
0 weeks 0.41
0 wpm 0.39
0 x 0.32
0 y 0.28
0 yrs 0.37
0 – 0.48
0 — 0.52
: 0 0.60
: @ 0.86
: _ ( -0.38
: _ , 0.46
: _ - -0.45
: _ 0 -0.52
: _ @ 0.22
: _ a -0.39
: _ an -0.59
: _ b 0.54
: _ des -0.21
: _ en -0.57
: _ la -0.94
: _ mots -0.21
: _ the -0.19
: _ theorique -0.38
: _ to -0.54
: a -0.36
: assess 0.16
: deux -0.23
: dossier -0.48
: enough -0.40
: i 0.49
: je -0.53
: la -0.58
: lo -0.50
: me -0.32
: on -0.47
: redaction 0.21
: stage -0.48
; @ -0.24
; _ , -0.24
; _ 0 0.27
<0 0.60
<</ 0.28
<<0 -0.45
<<a 0.46
<<acces* -0.35
<<accou* -0.16
<<accounts -0.25
<<accue* 0.27
<<accueil 0.27
<<after 0.31
<<agenc* 0.19
<<agency 0.46
<<agent -0.31
<<agent* 0.33
<<ai 0.48
<<aide -0.28
<<all -0.22
<<an -0.45
<<analy* -0.41
<<and -0.45
<<anima* 0.33
<<animation 0.33
<<ans -0.43
<<asses* 0.19
<<assistant 0.42
<<assistante -0.34
<<at -0.48
<<au -0.44
<<auf -0.41
<<auxil* -0.35
<<bafa 0.20
<<bank -0.22
<<betri* -0.16
<<bloc -0.21
<<by -0.91
<<c -0.33
<<carne -0.29
<<check 0.57
<<check* -0.43
<<chef 0.24
<<clerk 0.40
<<clien* 0.25
<<colle* -0.20
<<college -0.36
<<comma* 0.29
<<commandes 0.18
<<como -0.44
<<con -0.16
<<conduite -0.19
<<confi* 0.31
<<confie 0.25
<<consu* 0.27
<<cooke* 0.41
<<count* -0.27
<<coura* -0.51
<<courant -0.51
<<cut -0.25
<<d 0.17
<<d'un 0.37
<<daily 0.42
<<das 0.35
<<day -0.37
<<desk 0.21
<<did 0.27
<<die 0.98
<<dire 0.23
<<dossi* -0.53
<<du 0.36
<<e 0.19
<<ein 0.43
<<el -0.22
<<en -0.40
<<engli* -0.30
<<english -0.30
<<entre* 0.45
<<equip* 0.36
<<equipe 0.29
<<et -0.64
<<etiqu* -0.30
<<eveni* -0.21
<<every -0.20
<<exter* 0.32
<<exterieur 0.18
<<factu* -0.28
<<fait 0.21
<<famil* -0.23
<<fed 0.44
<<fitte* 0.38
<<for -0.35
<<forme* 0.21
<<formerly 0.21
<<from -0.47
<<front -0.29
<<fuhre* -0.18
<<fuhrerschein -0.32
<<fur 0.36
<<gehor* 0.39
<<gesch* -0.19
<<gober* 0.35
<<gobernanta 0.35
<<groun* 0.20
<<habe 0.16
<<hand 0.39
<<haus -0.48
<<head 0.30
<<hochs* 0.40
<<hochschule 0.40
<<hons 0.41
<<ich 0.23
<<instr* -0.17
<<is -0.19
<<j'ai -0.21
<<ja -0.43
<<jahr 0.28
<<jamai* 0.38
<<jamais 0.38
<<je 0.23
<<joine* -0.16
<<jour 0.56
<<junio* -0.39
<<junior -0.39
<<jurid* 0.27
<<juridique 0.27
<<klass* -0.20
<<kolle* 0.55
<<la 0.77
<<las 0.38
<<le 0.50
<<lead -0.57
<<left 0.32
<<les 0.26
<<limpi* 0.45
<<lonja 0.34
<<los 0.53
<<machi* 0.43
<<macon 0.45
<<maint* -0.29
<<maitr* -0.30
<<maitre -0.30
<<manager 0.47
<<mante* 0.39
<<mantenimiento 0.39
<<measu* 0.45
<<meist* 0.15
<<melke* 0.38
<<mensu* 0.35
<<mi 0.16
<<mise -0.31
<<mit -0.22
<<moi 0.49
<<monta* 0.36
<<month* -0.22
<<monthly -0.27
<<mutte* -0.29
<<muttersprache -0.29
<<my -0.25
<<ne 0.28
<<nicht 0.65
<<night 0.44
<<night* 0.35
<<no 0.48
<<now 0.50
<<nur 0.23
<<nurse 0.53
<<nurse* 0.38
<<of -0.69
<<offic* -0.37
<<office -0.37
<<on -0.28
<<one -0.53
<<opene* -0.23
<<opened -0.23
<<orden* 0.29
<<ordeno 0.29
<<our -0.20
<<out -0.68
<<outil* 0.44
<<outils 0.44
<<own 0.36
<<parti 0.36
<<pas 0.79
<<patro* 0.32
<<patron 0.28
<<penda* 0.23
<<pendant 0.23
<<ph -0.17
<<pharm* 0.22
<<plane -0.47
<<planned -0.20
<<poda 0.15
<<porte* -0.20
<<pract* -0.38
<<prepa* -0.24
<<preparation -0.23
<<preparatrice 0.50
<<preve* 0.24
<<profe* -0.17
<<professional 0.44
<<progr* 0.22
<<proje* -0.33
<<que 0.51
<<ran 0.16
<<rang 0.15
<<rayon -0.46
<<recepcion 0.46
<<reception 0.26
<<refer* -0.74
<<regis* -0.34
<<repla* 0.29
<<replaced 0.29
<<respo* 0.49
<<responsible 0.26
<<retra* 0.24
<<retur* -0.15
<<rt 0.42
<<saiso* 0.33
<<school 0.17
<<secre* 0.36
<<selbs* -0.30
<<selbst -0.30
<<self 0.23
<<semaine -0.25
<<septe* -0.38
<<servi* -0.17
<<seule* 0.49
<<seulement 0.49
<<shift 0.61
<<si 0.33
<<since -0.27
<<singl* 0.22
<<single 0.22
<<solo 0.43
<<speci* 0.36
<<staff 0.36
<<stage -0.22
<<start -0.41
<<strea* -0.27
<<super* -0.68
<<supervisor -0.57
<<t -0.59
<<table* 0.36
<<tagli* -0.23
<<taglich -0.23
<<team -0.19
<<tempe* 0.38
<<that -0.26
<<three -0.40
<<tisch* 0.43
<<to -0.59
<<toile* 0.40
<<took -0.32
<<tout 0.32
<<toute 0.30
<<traba* 0.42
<<trabajo 0.42
<<trailer -0.25
<<trait* 0.24
<<traite 0.36
<<trans* -0.32
<<two -0.55
<<un 0.29
<<und -0.55
<<une -0.34
<<up -0.33
<<used 0.21
<<verka* -0.22
<<verkauf -0.22
<<viand* 0.26
<<von -0.16
<<w 0.22
<<war 0.32
<<waren* 0.31
<<wareneingang 0.17
<<was 0.43
<<we 0.36
<<weekl* -0.42
<<weekly -0.42
<<what 0.38
<<when 0.30
<<with -0.24
<<witho* 0.29
<<without 0.29
<<work -0.25
<<wrote -0.16
<<y -0.16
<<years 0.18
<<yes -0.19
<<お -0.19
<<き 0.18
<<で -0.16
<<と 0.18
<<の -0.32
<<三 -0.23
<<上 0.43
<<下 0.21
<<不 0.39
<<不光 0.62
<<与 0.34
<<中 -0.20
<<主 -0.16
<<也 -0.26
<<了 0.29
<<事 0.19
<<五 0.48
<<五年 0.45
<<交 -0.18
<<人 -0.23
<<件 -0.42
<<会 0.25
<<体 -0.42
<<光 0.55
<<入 -0.19
<<公 -0.20
<<内 0.18
<<减 0.18
<<出 -0.21
<<分 0.40
<<加 -0.28
<<務 -0.19
<<勤 -0.26
<<医 0.60
<<压 -0.51
<<去 0.47
<<发 -0.30
<<只 0.48
<<台 -0.16
<<号 0.35
<<合 -0.20
<<周 -0.28
<<和 -0.49
<<四 0.43
<<国 -0.27
<<在 -0.43
<<地 0.16
<<场 -0.22
<<复 0.31
<<外 0.29
<<大 -0.27
<<天 -0.31
<<好 -0.40
<<婚 0.41
<<子 -0.44
<<安 0.52
<<定 -0.27
<<客 -0.27
<<客户 -0.36
<<家 0.36
<<对 0.24
<<导 0.23
<<工 0.36
<<师 0.59
<<带 0.50
<<店 -0.28
<<度 -0.32
<<建 0.29
<<我做 -0.30
<<户 -0.43
<<手 0.30
<<承 0.42
<<承包 0.42
<<技 0.24
<<护 0.19
<<拍 -0.18
<<排 -0.59
<<推 -0.90
<<摘 -0.43
<<收 -0.26
<<教 -0.35
<<数 0.31
<<文 -0.27
<<料 -0.45
<<新 0.20
<<方 0.30
<<日 -0.37
<<时 0.39
<<是 0.24
<<有 0.58
<<期 0.21
<<术 0.29
<<机 -0.16
<<材 -0.41
<<来 0.64
<<某 -0.72
<<查 -0.20
<<标 -0.28
<<校 -0.32
<<模 0.57
<<機 -0.27
<<段 0.17
<<母 -0.20
<<每 0.29
<<没 0.57
<<没有 0.53
<<洗 -0.52
<<海 0.28
<<版 -0.44
<<猫 -0.31
<<现 0.26
<<现场 0.26
<<生 0.48
<<用 -0.24
<<电 -0.22
<<的 0.45
<<看 0.52
<<社 -0.19
<<算 0.22
<<管 0.24
<<经 0.15
<<经理 0.15
<<维 0.26
<<编 -0.34
<<美 -0.31
<<老 -0.24
<<考 0.27
<<者 -0.72
<<能 0.33
<<行 -0.24
<<记 -0.59
<<访 -0.28
<<语 -0.27
<<调 0.20
<<谈 0.17
<<账 0.20
<<购 0.65
<<起 0.33
<<跑 -0.34
<<身 -0.24
<<车 0.18
<<转 0.73
<<过 0.20
<<运 -0.21
<<采 -0.43
<<量 0.16
<<金 -0.22
<<长 0.43
<<队 0.47
<<院 0.53
<<除 0.18
<<面 -0.28
<<面点 -0.27
<<领 0.38
<<食 0.45
<a -0.84
<about -0.87
<acces* 0.24
<access 0.24
<accid* 0.64
<accom* -0.35
<accou* 0.23
<after 0.20
<al -0.28
<als -0.35
<alte 0.17
<an -0.36
<anali* 0.28
<analisis 0.28
<anlag* 0.36
<ano -0.19
<anos 0.43
<ans 0.60
<any -0.58
<anyth* -0.38
<anything -0.38
<app 0.21
<appli* -0.39
<appoi* -0.24
<appre* 0.45
<apprendre -0.23
<apprentices 0.62
<apprentis 0.50
<apren* -0.15
<apunt* -0.54
<arbei* -0.31
<arbeiten -0.22
<as 0.21
<asked 0.31
<asses* 0.24
<assis* -0.27
<assistant -0.51
<assur* 0.15
<atend* 0.64
<au -0.48
<aucun* -0.26
<aucune -0.26
<audit 0.31
<audit* 0.40
<audits 0.24
<auf -0.16
<aushi* 0.42
<aussi 0.24
<aux 0.42
<avant -0.17
<avec 0.17
<azubi* 0.52
<azubis 0.52
<b -0.18
<be -0.59
<been 0.22
<befor* -0.38
<before -0.38
<bei -0.33
<beim -0.86
<besid* -0.46
<beside -0.46
<bis 0.33
<booke* -0.64
<booked -0.64
<branc* -0.19
<broug* 0.18
<brought 0.18
<bts 0.29
<built 0.49
<bus -0.66
<by 0.17
<c 0.45
<cada 0.44
<calcu* 0.23
<calib* 0.39
<cam -0.35
<cambi* 0.61
<can -0.28
<can't -0.55
<certi* -0.52
<certificado 0.18
<chang* 0.44
<charge 0.45
<chef 0.29
<chez -0.41
<cierr* 0.55
<cierro 0.51
<claim* -0.23
<claims -0.23
<clien* -0.36
<colle* 0.42
<collegues 0.28
<comme 0.35
<commi* 0.47
<commis 0.47
<como -0.37
<compa* -0.43
<company -0.40
<compl* -0.26
<compte -0.40
<con -0.23
<condu* 0.66
<conduite 0.50
<conna* 0.15
<connais 0.15
<conte* 0.18
<coord* 0.29
<coste 0.35
<could -0.59
<count -0.64
<cousi* -0.44
<crew 0.51
<cuadr* 0.24
<cuadrilla 0.29
<cuatr* 0.20
<cuatro 0.20
<curre* -0.40
<curso -0.15
<custo* 0.31
<customers 0.30
<cut 0.78
<d' -0.34
<d'un -0.44
<d'une -0.31
<dans -0.47
<das -0.27
<data -0.26
<daugh* -0.45
<daughter -0.45
<de -0.36
<deale* -0.39
<dealer -0.39
<decid* -0.48
<del -0.61
<deliv* -0.48
<den -0.62
<depar* -0.56
<depen* -0.22
<depos* -0.46
<depot 0.39
<des 0.21
<desca* 0.32
<descarga 0.32
<desde 0.20
<desig* 0.17
<desse* -0.19
<devel* 0.33
<di 0.59
<dial 0.23
<diari* 0.53
<diario 0.52
<did -0.34
<die -0.48
<diplo* 0.28
<direc* 0.46
<dirig* 0.54
<disen* 0.41
<disenador 0.41
<do 0.15
<does -0.18
<doing 0.43
<donc -0.15
<dossi* 0.35
<down -0.20
<draft* 0.40
<drafted 0.41
<drei 0.50
<drew 0.25
<drove 0.66
<du -0.32
<durch 0.27
<each -0.19
<ein 0.32
<einem -0.75
<einen -0.27
<einer -0.40
<einma* -0.46
<einmal -0.46
<elect* -0.26
<elf 0.55
<emplo* -0.52
<employer -0.51
<en -0.35
<end 0.19
<engin* -0.34
<entie* -0.50
<entre* -0.16
<entreprise -0.19
<entwi* -0.43
<equip* 0.43
<era -0.40
<es -0.62
<est -0.46
<estuv* 0.36
<estuve 0.36
<et 0.63
<evalu* -0.51
<evaluated -0.51
<every 0.20
<exper* -0.70
<experience -0.39
<fabri* -0.65
<faile* 0.44
<failed 0.44
<fais 0.27
<faisais 0.35
<faisait -0.47
<fait 0.36
<falta -0.25
<famil* 0.55
<field 0.44
<figur* -0.26
<figures -0.26
<firm -0.30
<firma -0.39
<first -0.22
<five 0.50
<fluen* 0.38
<fluent 0.38
<for -0.50
<forma* -0.33
<formarme -0.26
<formation -0.31
<forme 0.53
<front 0.30
<fuhre* 0.55
<fuhrerschein 0.52
<full 0.25
<fur -0.25
<gern -0.83
<gesti* 0.40
<gestion 0.46
<get -0.56
<going -0.35
<got -0.52
<gusta* -0.35
<gustaria -0.35
<habe 0.59
<habia -0.46
<habil* -0.24
<habilitation -0.24
<habla* -0.66
<hacer -0.30
<hacia -0.19
<had -0.79
<hand 0.37
<hande* -0.30
<handed -0.47
<handled 0.27
<has -0.44
<have -0.16
<he 0.19
<held -0.34
<helpe* -0.15
<helped -0.15
<helpi* -0.16
<helping -0.16
<hice 0.60
<hope -0.24
<hopin* -0.37
<hoping -0.37
<hospi* -0.52
<hotel -0.64
<i 0.74
<i'd -0.36
<i'm -0.31
<i've -0.49
<ich 0.46
<if -0.38
<il -0.19
<in -0.37
<inher* 0.59
<inherited 0.59
<ins -0.57
<inscr* -0.43
<inscrit -0.39
<insta* 0.53
<instr* 0.34
<inter* 0.24
<interne 0.37
<interprete 0.18
<intro* 0.29
<introduced 0.29
<is -0.27
<ist -0.51
<its -0.73
<j'ai 0.33
<jahre 0.53
<jahre* 0.55
<jahren 0.55
<jamai* -0.29
<jamais -0.29
<je 0.39
<jefe 0.29
<job 0.27
<jours 0.26
<keen -0.28
<kein -0.53
<keine -0.19
<kept 0.85
<know -0.43
<kunde* 0.42
<kunden 0.42
<l' -0.43
<l'ent* -0.40
<l'entreprise -0.40
<la -0.39
<lab 0.31
<labor* -0.26
<last 0.30
<le -0.42
<lead 0.35
<learn* 0.19
<learned 0.34
<led 0.53
<left -0.65
<leur 0.23
<leurs 0.56
<level 0.40
<licen* 0.25
<like -0.56
<line 0.23
<list -0.17
<lista -0.48
<lleva* -0.41
<llevaba -0.31
<llevo 0.46
<lo -0.40
<los -0.37
<love -0.34
<ma 0.30
<macht -0.60
<maker -0.55
<man -0.21
<managed 0.53
<manager -0.54
<manejo -0.16
<mas 0.36
<maths -0.41
<matri* -0.75
<me 0.68
<meine 0.48
<meine* 0.35
<mensu* -0.30
<mes -0.21
<meter* -0.39
<mi -0.28
<mient* -0.59
<mientras -0.59
<migration -0.22
<minut* -0.42
<minutes -0.49
<mis 0.17
<mise 0.65
<mit -0.53
<mocht* -0.55
<mochte -0.55
<moi 0.70
<mon -0.41
<month* -0.31
<monthly -0.31
<mostl* 0.45
<mostly 0.45
<movin* -0.24
<moving -0.24
<my 0.21
<n'ai -0.39
<nach -0.17
<nadie 0.59
<needl* 0.46
<negoc* -0.42
<next -0.30
<nicht -0.63
<nie 0.38
<ningu* -0.27
<no -0.30
<nobod* 0.41
<nobody 0.41
<noch -0.39
<notes -0.24
<notre -0.41
<now 0.78
<nunca 0.18
<nur -0.53
<nurse* -0.30
<nutze 0.16
<obser* -0.18
<of -0.23
<off 0.35
<ofici* -0.21
<oficial -0.21
<ohne -0.70
<on -0.24
<once -0.22
<one 0.21
<onlin* -0.56
<online -0.56
<only 0.46
<onto -0.18
<oracl* 0.48
<oracle 0.48
<order* 0.34
<orders 0.41
<other 0.57
<our -0.20
<out 0.17
<paper 0.22
<parti* 0.32
<participe 0.35
<parties 0.17
<parts -0.38
<pas -0.90
<passe -0.16
<passe* 0.36
<passed 0.41
<patie* -0.43
<patient 0.23
<patients -0.44
<penda* -0.53
<pendant -0.53
<pero 0.57
<perso* 0.50
<photo* -0.37
<picke* -0.15
<piece* -0.62
<pieces -0.62
<plan 0.33
<plann* 0.62
<planned 0.49
<plant* -0.32
<point 0.58
<pose 0.35
<pour -0.19
<prepare 0.51
<proce* 0.41
<produ* -0.49
<profe* 0.74
<profesionalidad 0.27
<progr* -0.17
<programa 0.16
<proje* -0.63
<provi* -0.53
<provisional -0.56
<puis 0.28
<put 0.18
<qui -0.30
<quien 0.48
<reach -0.42
<read -0.32
<recep* -0.21
<recla* 0.44
<recor* 0.37
<records 0.26
<redac* 0.42
<redaction 0.25
<regis* -0.40
<regla* 0.49
<reglage 0.49
<repla* 0.54
<replaced 0.36
<repor* 0.35
<report 0.28
<reported 0.16
<repri* 0.44
<repris 0.44
<resid* -0.58
<responsable 0.48
<resul* 0.65
<reuni* 0.31
<revis* 0.23
<revision 0.20
<s -0.31
<sales 0.36
<sat -0.37
<saw -0.81
<schoo* -0.36
<school -0.36
<scrip* 0.34
<scripts 0.34
<se 0.46
<seat 0.17
<sechs 0.37
<secre* 0.32
<seit 0.49
<selbs* 0.31
<selbst 0.31
<sent 0.68
<set 0.28
<seul 0.17
<shado* -0.39
<si -0.32
<sie -0.45
<signe* 0.25
<signed 0.24
<sin -0.86
<since 0.39
<sind -0.25
<siste* 0.33
<sit 0.58
<six 0.49
<so -0.42
<socie* -0.40
<societe -0.40
<sold -0.53
<sole 0.42
<sous -0.20
<speak -0.23
<speci* -0.48
<spoke -0.27
<stage -0.67
<start* 0.32
<stati* -0.64
<station -0.32
<stell* 0.25
<suivi 0.68
<supervisor -0.28
<supplier -0.16
<sur -0.31
<surge* 0.33
<table* 0.21
<talle* -0.28
<taller -0.28
<tambi* 0.46
<tambien 0.46
<tarif* -0.47
<tengo 0.57
<tenia -0.30
<tenu 0.35
<that -0.72
<the -0.15
<then 0.25
<they -0.46
<throu* -0.18
<through -0.18
<ticke* 0.19
<titulaire -0.23
<to -0.58
<touch* -0.43
<tous 0.56
<traba* 0.22
<trabaje 0.30
<trabajo 0.27
<tradu* 0.24
<traduit 0.24
<trans* -0.17
<trava* 0.41
<trois 0.24
<tubos -0.45
<tutor* 0.48
<two -0.33
<typed -0.19
<uber -0.28
<um 0.23
<un -0.66
<una -0.82
<und 0.34
<under -0.39
<une -0.20
<uns -0.56
<unser -0.44
<unter -0.59
<up -0.36
<us -0.44
<usaba 0.40
<usar -0.46
<use -0.23
<used -0.18
<uses -0.47
<uso 0.17
<uv 0.36
<veran* 0.52
<verif* 0.61
<vi -0.52
<visit* -0.46
<vom 0.59
<vorbe* 0.45
<waiti* -0.46
<waiting -0.46
<war 0.30
<watch* -0.66
<watched -0.54
<we -0.35
<webin* -0.72
<weekl* 0.62
<weekly 0.62
<weite* -0.45
<weiterbildung -0.58
<were -0.49
<what -0.20
<when 0.32
<where -0.31
<which -0.43
<while -0.70
<who -0.30
<whole 0.37
<will -0.52
<wir 0.21
<witho* -0.17
<without -0.17
<worke* -0.16
<worked -0.16
<write 0.31
<wrote 0.34
<y 0.51
<ya 0.37
<years 0.46
<yo 0.58
<zero -0.33
<zum -0.37
<zur -0.37
<zusta* 0.37
<zustandig 0.33
<zwei -0.44
<あ 0.20
<い 0.37
<いた 0.26
<お 0.50
<お客 0.24
<お客様 0.24
<から 0.21
<が -0.70
<き 0.31
<く 0.37
<け 0.17
<けで 0.20
<けでな 0.20
<けでなく 0.20
<ご 0.24
<さ 0.27
<され 0.31
<さん -0.15
<し 0.16
<して 0.26
<してい 0.16
<す 0.15
<せ 0.31
<そ 0.35
<た 0.35
<だ 0.20
<だけ 0.20
<だけで 0.20
<だけでな 0.20
<だっ 0.19
<だった 0.19
<ち 0.22
<っ 0.28
<った 0.26
<て 0.34
<てい 0.17
<てま 0.18
<で 0.28
<でな 0.27
<でなく 0.28
<での 0.35
<では 0.31
<とし 0.24
<として 0.24
<との -0.29
<な 0.64
<ない 0.19
<なく 0.30
<など 0.21
<に 0.20
<にて 0.22
<の 0.28
<のお 0.20
<のた 0.22
<の受 0.26
<の受付 0.26
<の案 -0.30
<の案内 -0.30
<はい 0.30
<へ 0.26
<への 0.59
<ま -0.38
<ます 0.21
<まで -0.32
<まれ -0.20
<み 0.47
<め 0.22
<も 0.29
<や 0.22
<よ 0.29
<ら 0.18
<る 0.17
<れた 0.31
<ろ 0.18
<わ 0.27
<わせ 0.23
<を担 -0.57
<を担当 -0.57
<ん -0.20
<んの -0.15
<イン 0.18
<エ -0.43
<クで 0.31
<クリ -0.18
<グ 0.43
<ケ -0.18
<ケア -0.19
<コン -0.15
<シ -0.20
<シス -0.24
<ジ 0.40
<ス -0.16
<セン 0.15
<センタ 0.15
<センター 0.15
<チ 0.17
<ット 0.29
<ツ 0.38
<テ 0.24
<トで 0.19
<ド -0.15
<ニ 0.34
<パ 0.28
<パー 0.25
<ピ 0.20
<プ 0.42
<ホ 0.26
<ホー 0.26
<ム 0.16
<ャ 0.16
<ラ 0.23
<ライ -0.19
<ル 0.44
<レジ 0.39
<ロー 0.49
<ン 0.23
<ンの 0.23
<ング 0.45
<ンタ 0.15
<ンター 0.15
<ント 0.19
<ー 0.26
<ーで 0.23
<ーと 0.17
<ール 0.26
<一 -0.17
<一个人 0.26
<一次 0.20
<万 0.27
<三 0.55
<上 -0.36
<下 0.62
<不 -0.25
<不是 -0.23
<与 0.55
<业 0.25
<两 -0.16
<两个 0.49
<个人 0.27
<为 0.60
<主 -0.33
<之 -0.38
<之前 -0.38
<习 -0.54
<二 0.40
<交 -0.28
<人 0.42
<人做 0.55
<人用 0.18
<今 -0.39
<今年 -0.41
<付 -0.23
<代 -0.18
<件 -0.21
<企 0.18
<企业 0.18
<休 0.42
<会 0.31
<会参 -0.16
<会参与 -0.16
<会社に -0.18
<会議 0.43
<会说 0.21
<作 -0.23
<作成 -0.22
<作業 -0.18
<使 0.21
<使用 0.22
<保 0.38
<信 0.45
<修 -0.40
<做 -0.20
<儿园 0.26
<先 0.16
<入社 -0.37
<公 -0.22
<公司 -0.39
<关 0.36
<具 0.18
<兼 0.42
<写 0.57
<准备 -0.49
<出 -0.25
<出し -0.19
<分 -0.27
<分析 -0.17
<切 0.18
<初 0.26
<别 0.21
<别人 0.21
<制 -0.16
<前の 0.18
<剤 0.32
<动 0.64
<労 0.15
<動 0.31
<務 0.17
<勤務 -0.39
<化 0.28
<北 0.36
<区 0.19
<医 -0.29
<十 0.24
<半 -0.40
<华 0.36
<去 -0.26
<去年 0.45
<参与 0.17
<发 0.28
<取 0.28
<受付 -0.20
<台 0.42
<司 -0.27
<合 0.41
<合わ 0.23
<合わせ 0.23
<名の 0.18
<向 0.32
<听 -0.61
<听过 -0.35
<员 0.25
<周 0.42
<和 0.61
<品 0.25
<員が -0.21
<四 0.36
<回 -0.28
<园 0.30
<国 0.47
<在华 0.36
<基 0.20
<場で 0.19
<売 0.41
<备 -0.31
<外 0.35
<外注 0.16
<夜勤 0.20
<天用 0.30
<契 0.19
<契約 0.19
<学 -0.20
<学院 0.33
<定 0.49
<实 -0.35
<实习 -0.48
<実 -0.22
<実習 -0.36
<客 0.63
<客户 0.45
<客様 0.24
<家 0.25
<家具 0.15
<对 -0.26
<小 0.22
<就 -0.26
<屋 0.51
<川 0.20
<工学 0.18
<工学院 0.18
<工程 -0.17
<己 0.45
<希 -0.48
<希望 -0.48
<希望有 -0.23
<带 0.50
<師 0.17
<年 0.18
<年の 0.33
<年考 0.16
<年起 -0.24
<年間 0.32
<并 0.29
<幼 0.43
<幼儿 0.26
<幼儿园 0.26
<底 0.34
<店 0.45
<店で 0.25
<店では 0.19
<店長 0.30
<庫 0.23
<开 -0.37
<式 0.37
<引 0.33
<引き 0.24
<弟 0.33
<当 -0.45
<後 0.25
<徒 0.37
<总 -0.17
<想 -0.41
<意 0.27
<我 0.51
<我也 0.36
<我会 0.46
<我做 0.36
<我在 0.34
<我有 0.43
<我没 -0.26
<我管 0.33
<我给 0.25
<我还 0.29
<我还会 0.29
<户 0.46
<所 -0.32
<手 0.48
<打 -0.17
<把 0.29
<报 -0.42
<担 -0.34
<担当 -0.34
<持 0.56
<持ち 0.22
<按 0.33
<换 0.30
<採 0.20
<接 0.27
<控 0.26
<支 0.33
<收 0.48
<故 0.25
<料 0.54
<断 0.21
<新 0.72
<新人 0.15
<方案 0.21
<施 0.31
<旁 -0.42
<日 0.22
<日本 0.20
<日次 0.44
<时 -0.37
<明 -0.45
<明年 -0.47
<春 -0.27
<是 -0.87
<時 -0.30
<書 0.46
<書の 0.31
<曾 -0.34
<最 0.21
<月 -0.17
<月か -0.22
<月から -0.22
<有 -0.66
<有机 -0.16
<有机会 -0.16
<有机会参 -0.16
<服 0.45
<望 -0.28
<望有 -0.23
<未 -0.41
<本 0.32
<本人 0.52
<机会 -0.16
<机会参 -0.16
<机会参与 -0.16
<来 -0.30
<板 -0.21
<果 0.39
<查 0.22
<査 0.19
<校 0.28
<校内 0.17
<样 -0.18
<案内 -0.30
<检 0.36
<様 0.33
<正 -0.37
<毎 0.32
<毎月 0.16
<每 0.26
<每天 0.30
<每月 -0.17
<求 0.45
<江 0.33
<没 -0.66
<没有 -0.55
<注 0.37
<活 0.22
<流 0.18
<浙 0.21
<海 0.47
<消 0.37
<清 0.21
<点 0.40
<無 0.23
<独 0.31
<独立 0.25
<現 0.38
<現在 0.25
<理 0.28
<理工 0.18
<理工学 0.18
<理工学院 0.18
<理货 0.42
<産 -0.17
<用 0.36
<由 -0.41
<电 0.17
<番 -0.30
<異 0.17
<病 0.29
<発 0.28
<登 0.30
<的 0.32
<监 0.33
<監 0.39
<盤 -0.26
<看 -0.40
<看过 -0.53
<着 -0.33
<研修 -0.20
<社に -0.18
<社内 0.16
<私 -0.19
<秋 -0.20
<科 -0.26
<程 -0.17
<積 0.51
<立 0.28
<端 -0.28
<签 0.40
<算 -0.24
<約 0.38
<組 -0.39
<締 0.21
<締め 0.21
<级 0.37
<结 0.35
<给 -0.69
<统 -0.43
<统一 -0.42
<美 0.58
<習 -0.30
<老人 0.50
<考 -0.64
<者 0.41
<能 -0.46
<自分 -0.36
<自動 0.21
<自学 -0.29
<自己 0.45
<菜 0.16
<菜单 -0.18
<葬 0.29
<表 -0.44
<裁 0.46
<補 0.33
<補助 0.28
<見 -0.20
<視 0.36
<計 0.52
<計を 0.41
<記 0.40
<調 0.47
<議 0.43
<護 0.28
<计划 -0.29
<证 0.50
<说 0.21
<读 0.49
<调 0.52
<负 0.28
<负责 0.28
<财 0.24
<责 0.28
<账 0.41
<货 0.36
<走 -0.16
<转 -0.17
<过 -0.58
<还 0.30
<还会 0.29
<送 -0.31
<通 0.25
<週 0.35
<那 0.33
<都 -0.16
<酒 0.23
<里 -0.38
<重 0.44
<録 0.36
<長 0.27
<长 -0.34
<間 0.20
<门 0.58
<间 -0.48
<際 0.22
<集計 0.41
<集計を 0.41
<面 0.32
<風 0.25
<食 -0.22
<養 0.16
<验 0.20
<高 -0.33
>/ 0.98
>>aber -0.28
>>absch* 0.35
>>abschluss 0.15
>>accid* 0.34
>>accou* -0.27
>>acht 0.40
>>acred* -0.28
>>activ* 0.36
>>active 0.36
>>advan* 0.45
>>advanced 0.45
>>affic* -0.63
>>after -0.18
>>agenc* 0.75
>>agence 0.69
>>agent* -0.39
>>aktue* 0.41
>>aktuell 0.41
>>al 0.18
>>als 0.32
>>also 0.38
>>an -0.91
>>and 0.42
>>ander* 0.43
>>ano -0.27
>>anos 0.61
>>ans 0.59
>>antes 0.35
>>api 0.38
>>apres 0.38
>>april 0.20
>>art 0.44
>>as -0.22
>>asi -0.16
>>assis* -0.15
>>at 0.35
>>atten* -0.91
>>auch 0.82
>>audit 0.58
>>audit* -0.45
>>auf 0.33
>>ausse* 0.28
>>auswe* 0.39
>>auto 0.48
>>aux 0.69
>>b 0.31
>>back -0.15
>>bande* 0.20
>>bank 0.22
>>base 0.28
>>basic 0.18
>>basic* 0.26
>>basis* 0.30
>>be -0.50
>>bei -0.34
>>beim 0.65
>>benni* 0.22
>>benning 0.22
>>besta* -0.51
>>bestanden -0.51
>>betri* 0.44
>>bien -0.45
>>book -0.40
>>both 0.40
>>break* -0.36
>>bundl* 0.25
>>burea* 0.29
>>busca* 0.19
>>buscarv 0.17
>>but 0.27
>>c 0.48
>>c'eta* -0.51
>>c'etait -0.51
>>ca 0.63
>>cada 0.39
>>caduc* -0.24
>>cafe -0.49
>>call 0.16
>>calls 0.71
>>camar* 0.26
>>cambr* 0.51
>>cambridge 0.51
>>came -0.59
>>campa* 0.45
>>can -0.25
>>candi* -0.21
>>cap 0.42
>>card 0.32
>>cardi* 0.40
>>care 0.53
>>carne 0.15
>>carri* -0.56
>>carried -0.60
>>casa -0.42
>>cat 0.41
>>ce -0.16
>>centre 0.18
>>certi* 0.29
>>certificate 0.47
>>chamb* 0.32
>>change -0.29
>>chant* 0.21
>>chaqu* 0.33
>>chaque 0.33
>>charg* 0.33
>>check 0.44
>>check* 0.43
>>chef 0.77
>>chez -0.31
>>child* 0.33
>>cinco 0.46
>>class* -0.28
>>clean 0.37
>>clien* -0.19
>>client -0.35
>>clients 0.19
>>clini* -0.40
>>close* 0.42
>>closed 0.42
>>coffe* -0.19
>>coffee -0.19
>>college 0.42
>>colum* 0.35
>>commandes 0.15
>>comme -0.24
>>commu* 0.17
>>compe* 0.52
>>complaints 0.46
>>compr* 0.15
>>compt* -0.71
>>comptable -0.20
>>con -0.38
>>condu* -0.40
>>conduite -0.47
>>confo* 0.18
>>conformidades 0.18
>>conse* 0.52
>>consultant 0.33
>>conte* 0.35
>>controle -0.20
>>conve* 0.32
>>count* 0.59
>>counterbalance 0.33
>>coura* 0.18
>>courante 0.18
>>cours* -0.19
>>couverts -0.15
>>cover 0.27
>>crois* 0.25
>>croises 0.25
>>cs 0.36
>>css 0.36
>>cuand* -0.31
>>cuando -0.31
>>curre* 0.39
>>current 0.39
>>curso -0.39
>>custo* 0.56
>>d'un 0.32
>>da -0.27
>>daily 0.21
>>danac* -0.33
>>danach -0.33
>>das 0.40
>>data -0.25
>>date -0.28
>>days 0.33
>>deplo* 0.31
>>depui* 0.20
>>depuis 0.20
>>derze* -0.50
>>derzeit -0.50
>>desce* 0.22
>>desde 0.21
>>deuts* 0.35
>>deux -0.26
>>diari* 0.40
>>diario 0.29
>>die 0.57
>>dinam* 0.22
>>dinamicas 0.22
>>diplo* 0.37
>>diploma 0.36
>>direc* 0.73
>>direction 0.15
>>disci* 0.36
>>distr* 0.54
>>do -0.24
>>done 0.52
>>dont -0.23
>>dos 0.26
>>down 0.47
>>dr 0.67
>>du 0.24
>>durch* 0.45
>>durft* 0.25
>>durfte 0.25
>>each 0.44
>>ecart 0.45
>>ecg 0.34
>>eigen* 0.44
>>eigenes 0.26
>>eight 0.26
>>einge* -0.18
>>el -0.32
>>elekt* 0.44
>>elter* -0.25
>>elternzeit -0.46
>>empre* -0.21
>>empresa -0.21
>>en -0.26
>>encor* -0.33
>>encore -0.33
>>end 0.31
>>energ* 0.33
>>energie 0.33
>>enfan* 0.19
>>engin* -0.43
>>engli* 0.26
>>englisch 0.40
>>english 0.21
>>enoug* -0.30
>>enough -0.30
>>enton* 0.33
>>entonces 0.33
>>entra* -0.53
>>envir* 0.22
>>equip* -0.47
>>es -0.24
>>escri* 0.29
>>escue* -0.47
>>eso -0.73
>>espec* -0.37
>>est 0.26
>>etant 0.46
>>eur 0.25
>>event* 0.38
>>every 0.58
>>excel 0.41
>>exp 0.39
>>exter* -0.43
>>externo -0.26
>>faile* -0.28
>>failed -0.28
>>fanuc 0.34
>>fco 0.32
>>feeds 0.57
>>file -0.18
>>finan* -0.40
>>finis* 0.49
>>finished 0.40
>>firm -0.20
>>first 0.30
>>five 0.36
>>fluen* 0.44
>>fluent 0.44
>>folde* -0.38
>>follo* -0.36
>>follow -0.29
>>for 0.37
>>forma* 0.22
>>forme 0.17
>>four 0.45
>>franc* 0.30
>>frenc* 0.53
>>french 0.53
>>from 0.17
>>full 0.32
>>gener* 0.42
>>general 0.41
>>gepla* -0.29
>>git 0.31
>>go -0.46
>>good 0.38
>>got -0.33
>>grand* 0.25
>>grave* 0.29
>>group* 0.42
>>grundlagen -0.26
>>gulti* 0.20
>>gultig 0.20
>>gut 0.20
>>h 0.52
>>hab -0.28
>>habe -0.23
>>haben -0.57
>>habla* -0.27
>>hacia 0.36
>>had 0.23
>>hand 0.28
>>hande* 0.16
>>handed 0.16
>>hasta 0.41
>>hatte 0.30
>>have -0.21
>>her -0.46
>>herbs* -0.16
>>herbst -0.16
>>hives 0.38
>>hochs* 0.43
>>hochschule 0.20
>>home 0.24
>>hospi* 0.23
>>hotel 0.65
>>hotel* 0.21
>>house -0.25
>>html -0.47
>>i -0.36
>>ich -0.29
>>ies 0.43
>>im -0.24
>>in 0.51
>>incl 0.32
>>inclu* 0.19
>>included -0.24
>>including 0.60
>>ingle* 0.50
>>ingles 0.34
>>ins 0.58
>>insti* 0.31
>>instituto 0.31
>>instr* 0.41
>>inter* 0.35
>>intervention 0.31
>>inven* 0.23
>>iso -0.30
>>ist -0.63
>>j 0.20
>>jahr 0.67
>>jahre -0.36
>>jahre* 0.69
>>jamai* -0.54
>>jamais -0.54
>>je -0.21
>>jour 0.25
>>journ* -0.30
>>journee -0.30
>>jusqu'a 0.28
>>jusqu* 0.26
>>k 0.39
>>kalbe* 0.33
>>kalber 0.33
>>kam -0.48
>>kamen -0.43
>>keine* 0.28
>>kept -0.28
>>klein* 0.46
>>kleinere 0.45
>>kolle* 0.31
>>kolleginnen 0.26
>>kompl* -0.42
>>kurs -0.32
>>la -0.34
>>las -0.36
>>last 0.19
>>lauft 0.51
>>lead 0.51
>>leave 0.29
>>leeds 0.25
>>left 0.40
>>les 0.17
>>level -0.21
>>liais* 0.28
>>liaison 0.28
>>licen* 0.60
>>licence 0.55
>>licensed 0.33
>>liefe* -0.39
>>liefere -0.34
>>live 0.52
>>log 0.59
>>lot 0.18
>>ltd 0.29
>>lycee 0.27
>>lyon 0.34
>>m -0.51
>>ma -0.24
>>machi* -0.20
>>machine -0.20
>>macht 0.34
>>made -0.39
>>main 0.20
>>mais -0.35
>>maiso* 0.31
>>maison 0.31
>>man -0.52
>>manag* 0.75
>>manager 0.48
>>mann 0.26
>>mano -0.24
>>march 0.31
>>marqu* 0.46
>>matri* -0.18
>>me -0.42
>>medic* 0.20
>>mehr -0.28
>>mere 0.28
>>metho* 0.16
>>mi -0.44
>>min -0.19
>>mir -0.43
>>mit -0.20
>>mm -0.22
>>modul* -0.51
>>module 0.41
>>moi -0.44
>>mois 0.45
>>mon -0.54
>>monta* -0.16
>>month -0.32
>>month* 0.18
>>monthly 0.64
>>mothe* -0.24
>>mother -0.24
>>mots -0.21
>>ms 0.29
>>multi* 0.33
>>mutte* 0.51
>>muttersprache 0.51
>>my -0.43
>>mysel* 0.31
>>myself 0.31
>>n 0.54
>>nada -0.15
>>nativ* 0.57
>>navis* -0.27
>>navision -0.27
>>ne -0.40
>>new 0.26
>>next -0.31
>>nicht -0.30
>>nie -0.26
>>night 0.17
>>night* 0.42
>>nil 0.55
>>nine -0.19
>>nivea* 0.18
>>niveau 0.18
>>non -0.80
>>north* 0.27
>>not -0.90
>>note 0.37
>>nous -0.22
>>now 0.26
>>nuit 0.42
>>nur 0.27
>>o 0.37
>>of -0.19
>>off 0.34
>>office 0.35
>>offse* 0.15
>>offsets 0.15
>>ofici* 0.49
>>ohio 0.19
>>ohne 0.50
>>on -0.34
>>only -0.23
>>opera* 0.17
>>opt 0.16
>>or 0.15
>>oral 0.44
>>order* 0.48
>>ordering 0.33
>>other -0.35
>>otono -0.22
>>otra -0.25
>>otro -0.44
>>ours -0.45
>>out 0.21
>>outlo* 0.24
>>outlook 0.24
>>oxida* -0.53
>>oxidado -0.53
>>paper* -0.26
>>part -0.34
>>parti* 0.22
>>parts 0.34
>>pas -0.31
>>passa* -0.72
>>passe -0.25
>>passe* 0.25
>>passed 0.52
>>pendi* -0.37
>>pendiente -0.46
>>per 0.33
>>pero -0.45
>>perso* -0.34
>>personnes -0.35
>>ph 0.39
>>pin 0.34
>>place -0.17
>>plan 0.46
>>plann* 0.16
>>planning -0.16
>>plantas 0.40
>>plate* -0.34
>>platz -0.50
>>plus -0.38
>>poco -0.56
>>point* 0.43
>>portu* 0.45
>>post 0.37
>>power 0.28
>>ppt -0.38
>>pract* -0.26
>>practicas -0.20
>>prati* 0.18
>>pratique 0.18
>>preci* 0.29
>>premi* 0.19
>>preparacion 0.25
>>prese* -0.32
>>present 0.18
>>pro 0.42
>>probe* 0.36
>>proce* -0.31
>>produ* 0.16
>>profe* -0.19
>>progr* 0.54
>>proje* 0.80
>>propi* 0.46
>>propio 0.24
>>proye* 0.61
>>prueb* -0.48
>>prueba -0.48
>>prufu* -0.24
>>psych* 0.34
>>pt 0.58
>>puest* -0.32
>>pytho* 0.35
>>python 0.35
>>quali* 0.24
>>quatr* 0.33
>>quatre 0.33
>>r 0.28
>>ran 0.56
>>re 0.35
>>reach 0.36
>>read -0.55
>>readi* 0.17
>>reading 0.17
>>recer* 0.26
>>recet* 0.36
>>reche* 0.36
>>recic* 0.38
>>reciclaje 0.38
>>recog* 0.49
>>recor* 0.38
>>recue* 0.23
>>recuento 0.23
>>recyc* 0.55
>>recyclage 0.30
>>redac* 0.40
>>refer* 0.32
>>referencias 0.40
>>refresher -0.20
>>regis* 0.23
>>regul* 0.50
>>rende* 0.54
>>renou* 0.52
>>renouvelee 0.34
>>renov* -0.22
>>renovado -0.36
>>repas 0.22
>>repas* -0.47
>>repri* 0.40
>>reprise 0.40
>>reque* -0.42
>>reser* 0.47
>>reserve 0.38
>>residents 0.24
>>respo* 0.45
>>resta* 0.30
>>reste -0.52
>>retur* 0.71
>>return 0.61
>>reval* 0.28
>>revalidated 0.28
>>revis* -0.22
>>road 0.36
>>rtitb 0.24
>>rund 0.23
>>s -0.21
>>sacar* -0.31
>>sacarlo -0.31
>>saiso* -0.19
>>salar* -0.31
>>salaries -0.31
>>sales -0.34
>>same -0.26
>>sap 0.36
>>schei* 0.24
>>schein 0.24
>>schoo* 0.54
>>school 0.28
>>schul* 0.15
>>se -0.28
>>seaso* 0.23
>>seasons 0.23
>>secon* -0.20
>>second -0.20
>>segun* -0.55
>>semaines 0.22
>>seman* 0.48
>>semana 0.16
>>september 0.15
>>serve* 0.27
>>servi* 0.35
>>service 0.31
>>services 0.19
>>sheet* 0.34
>>sheets 0.34
>>shift -0.16
>>si -0.17
>>sie 0.21
>>siemp* 0.23
>>siempre 0.23
>>sin 0.50
>>site 0.58
>>so 0.35
>>socie* 0.35
>>sold -0.17
>>solo -0.41
>>sous 0.44
>>spani* 0.55
>>sql -0.22
>>sst 0.19
>>staat* 0.34
>>staatl 0.28
>>staatlich 0.19
>>stage 0.42
>>stand* 0.19
>>start* -0.27
>>starts -0.27
>>state 0.16
>>staye* -0.38
>>stayed -0.38
>>std 0.30
>>still 0.24
>>stock -0.25
>>stund* 0.26
>>su -0.22
>>summe* 0.26
>>suppo* 0.26
>>support 0.26
>>sur 0.26
>>suspe* -0.22
>>syste* 0.54
>>t 0.59
>>tabla* 0.22
>>tablas 0.22
>>table* -0.20
>>tableaux 0.25
>>tables 0.30
>>tag 0.41
>>tagli* 0.39
>>taglich 0.39
>>tecni* 0.23
>>tecnico 0.23
>>tenai* -0.36
>>termi* -0.65
>>termin -0.77
>>termine 0.34
>>tests 0.40
>>th 0.25
>>that -0.44
>>the 0.23
>>their 0.18
>>them 0.51
>>then 0.40
>>theor* -0.48
>>they 0.51
>>throu* 0.44
>>through 0.44
>>tiend* -0.35
>>till -0.20
>>time 0.61
>>toeic 0.47
>>tongu* 0.28
>>tongue 0.28
>>touch* -0.54
>>touche -0.32
>>toujo* 0.22
>>toujours 0.22
>>tous 0.31
>>tout -0.58
>>traba* -0.17
>>train* 0.40
>>trained 0.34
>>trait* -0.36
>>trois -0.23
>>turno* 0.52
>>tutor* -0.47
>>two -0.33
>>u 0.46
>>uber 0.51
>>ultim* 0.37
>>un -0.21
>>una -0.22
>>une -0.34
>>unive* 0.42
>>universidad 0.21
>>universite 0.26
>>university 0.21
>>uns 0.23
>>unterwiesen 0.17
>>use 0.47
>>utili* -0.35
>>utilise -0.35
>>valab* 0.19
>>valable 0.19
>>valen* 0.34
>>valid 0.33
>>valid* -0.26
>>validees -0.56
>>vba 0.30
>>veces -0.34
>>venti* 0.33
>>veran* -0.22
>>versa* -0.22
>>vhs -0.55
>>vier 0.45
>>vigen* 0.38
>>vigente 0.38
>>visits 0.41
>>vitri* 0.53
>>vlook* 0.37
>>vlookup 0.38
>>von -0.30
>>vorbe* 0.33
>>war 0.23
>>we -0.45
>>went 0.60
>>when -0.19
>>where 0.41
>>which -0.39
>>winte* 0.20
>>winters 0.20
>>wir -0.68
>>with 0.24
>>word 0.40
>>work 0.27
>>would -0.47
>>x 0.25
>>ya -0.22
>>years 0.49
>>yet -0.53
>>yo -0.60
>>yrs 0.23
>>zerti* -0.32
>>zu 0.55
>>zulet* 0.32
>>zuletzt 0.32
>>zum -0.20
>>zur -0.34
>>zwei -0.25
>>あ -0.21
>>い -0.21
>>お 0.19
>>さ -0.20
>>し -0.33
>>す -0.27
>>た -0.36
>>て -0.28
>>ど 0.17
>>に 0.16
>>の -0.20
>>のみ -0.43
>>ほど 0.17
>>ま -0.19
>>み -0.45
>>よ 0.20
>>り -0.27
>>れ -0.29
>>を 0.28
>>ア 0.33
>>タ 0.22
>>ト 0.23
>>ム -0.30
>>ラ -0.35
>>ル 0.38
>>レ 0.27
>>ー 0.33
>>一年 0.23
>>一次 0.26
>>一直 -0.30
>>一直没 -0.22
>>七 0.30
>>万 0.38
>>三 0.36
>>三年 0.50
>>上 0.28
>>上岗 0.36
>>下 0.29
>>与 -0.36
>>专 -0.26
>>业 0.21
>>两 0.22
>>两个 0.18
>>两科 -0.38
>>个人 -0.19
>>个月 0.60
>>中 0.34
>>为 -0.47
>>主 0.34
>>九 0.35
>>也 0.42
>>书 0.31
>>事故 0.24
>>二 -0.19
>>二十 -0.16
>>五 0.45
>>五年 0.21
>>交 0.41
>>交付 0.18
>>产 0.16
>>人 -0.29
>>今 -0.32
>>今年 -0.18
>>介 0.31
>>从 0.76
>>代 0.45
>>以 -0.25
>>们 -0.34
>>价 0.56
>>会 0.29
>>位 0.49
>>体 -0.16
>>余 -0.18
>>作 0.17
>>使 0.45
>>使用 0.45
>>保 0.24
>>修 -0.20
>>做 0.21
>>傅 0.49
>>光 -0.22
>>入 0.39
>>全 0.33
>>八 0.30
>>八年 0.30
>>公司 0.30
>>内 -0.28
>>册 0.21
>>再 -0.48
>>写 0.31
>>准 0.22
>>出 0.16
>>分 -0.20
>>刚复审 -0.23
>>到 0.16
>>制 -0.16
>>前 -0.25
>>加 0.21
>>务 0.34
>>动 -0.54
>>勤 -0.27
>>区 0.58
>>十 0.16
>>半 0.48
>>卖 -0.17
>>厂 0.59
>>厂家 0.49
>>压 0.22
>>去 0.28
>>去年 0.47
>>去年刚 0.30
>>及 0.17
>>双 0.16
>>发 0.40
>>口 -0.17
>>另 0.35
>>只 -0.18
>>号 -0.26
>>同 -0.16
>>名 0.30
>>后 -0.28
>>向 0.22
>>员 0.21
>>和 -0.15
>>品 -0.29
>>四 0.41
>>四年 0.21
>>回 0.25
>>国 0.20
>>图 -0.48
>>土 0.26
>>在 0.25
>>地 0.20
>>场 0.54
>>均 -0.19
>>坏 0.38
>>培训 -0.22
>>士 0.47
>>复 -0.23
>>外 0.31
>>夜 0.16
>>太 -0.49
>>头 0.37
>>好 0.27
>>如 -0.31
>>如今 -0.31
>>子 0.26
>>安 0.32
>>安全 0.23
>>定 0.39
>>实 -0.50
>>实务 -0.36
>>审核 0.21
>>客 0.54
>>客户 0.30
>>室 0.38
>>家 0.35
>>导 0.42
>>小时 -0.17
>>岗 0.53
>>工作 -0.32
>>已 -0.48
>>已过 -0.42
>>市 0.25
>>师 0.73
>>师傅 0.49
>>带 0.52
>>師 0.50
>>干 -0.15
>>年 0.22
>>年刚复审 -0.23
>>年取 0.27
>>年取得 0.27
>>年复 0.29
>>年复审 0.29
>>年更 0.18
>>年更新 0.18
>>店 -0.24
>>开 0.18
>>异 0.25
>>式 0.15
>>当 -0.32
>>录 0.17
>>待 -0.31
>>总 0.28
>>意 0.29
>>成 0.33
>>我 -1.13
>>我一 -0.25
>>我们 -0.34
>>我只 -0.37
>>我在 -0.58
>>我没 -0.19
>>我管 -0.41
>>我负 -0.39
>>我负责 -0.39
>>户 0.46
>>所 0.30
>>手 -0.25
>>打 -0.16
>>批 0.49
>>找 0.64
>>护 0.38
>>护士 0.40
>>担 -0.23
>>担当 -0.23
>>持 0.30
>>挂 0.41
>>指 0.21
>>据透 0.18
>>据透视 0.18
>>授 0.22
>>排 0.51
>>接 -0.63
>>提 -0.25
>>提交 0.37
>>提供 -0.35
>>操 0.62
>>操作 0.47
>>收 -0.32
>>改 -0.36
>>故 0.34
>>效 0.33
>>教 0.24
>>数据透 0.18
>>数据透视 0.18
>>整 -0.22
>>新 0.21
>>方 0.28
>>施 0.28
>>日 0.42
>>日常 0.36
>>早 -0.39
>>明 -0.53
>>普 -0.37
>>更 0.16
>>更新 0.16
>>最后 -0.24
>>月 0.27
>>月结 0.20
>>有 0.39
>>有效 0.33
>>木 0.34
>>未 -0.36
>>本 -0.54
>>本人 -0.64
>>机 -0.22
>>材 -0.23
>>条 0.55
>>果 -0.27
>>查 -0.22
>>标 -0.18
>>核 0.38
>>案 -0.28
>>档 0.42
>>检 0.22
>>業 0.23
>>母 0.20
>>每 0.25
>>毕 -0.17
>>毕业 -0.17
>>水 0.49
>>没 -0.32
>>没有 0.39
>>注 -0.15
>>注册 0.21
>>流 0.26
>>流程 0.26
>>测 0.52
>>清 0.36
>>済 0.28
>>点 -0.23
>>版 0.15
>>物 0.30
>>率 0.38
>>现 -0.20
>>生 0.36
>>用 0.28
>>用过 -0.17
>>由 0.87
>>申込 0.15
>>电 0.56
>>登 0.24
>>百 0.46
>>的是 -0.37
>>目 -0.40
>>直 -0.27
>>直没 -0.22
>>省 0.36
>>看 0.19
>>着 -0.35
>>社 -0.30
>>私 -0.37
>>私は -0.29
>>科目 -0.16
>>程度 -0.17
>>站 0.70
>>第二 -0.21
>>管 -0.30
>>管理 0.20
>>箱 0.48
>>系 -0.22
>>系统 -0.28
>>约 0.24
>>级 0.28
>>经 0.30
>>经理 0.37
>>结 -0.20
>>结果 -0.27
>>给 0.32
>>给两 0.33
>>统 -0.28
>>续 0.37
>>维 0.53
>>美 0.28
>>習 0.40
>>老 0.20
>>老师 0.35
>>考 -0.36
>>者 0.18
>>育 0.29
>>能 0.24
>>自 -0.30
>>自有 0.27
>>至 0.28
>>节 -0.37
>>行 0.19
>>表 0.29
>>装 -0.39
>>视 0.25
>>视表 0.24
>>試 -0.17
>>試験 -0.17
>>語 0.31
>>講習 0.24
>>记 0.22
>>设 0.45
>>设计 0.40
>>证 0.29
>>诉 0.50
>>试 0.28
>>语 0.63
>>请 0.52
>>课 0.43
>>谈 0.32
>>负 -0.24
>>负责 -0.24
>>财 0.48
>>财务 0.39
>>责 -0.18
>>购 0.17
>>费 -0.25
>>资 0.23
>>跑 -0.29
>>跟 -0.48
>>轮 0.47
>>込 0.15
>>进 0.34
>>送 0.52
>>透 0.25
>>透视 0.25
>>透视表 0.24
>>通 -0.28
>>配 -0.15
>>里 0.21
>>重 -0.28
>>量 0.27
>>金 0.35
>>门 -0.31
>>闭 0.19
>>间 0.22
>>限 0.41
>>限定 0.47
>>险 -0.33
>>集 0.24
>>零 0.40
>>题 0.21
>>食 -0.17
>>験 -0.25
>>驾龄 -0.24
>>高 0.44
>>龄 -0.24
>a -0.34
>ab 0.66
>abgeb* -0.41
>about 0.41
>acces* -0.50
>access -0.50
>accou* 0.47
>admin* -0.43
>administracion -0.43
>after -0.40
>after* -0.30
>afternoon -0.30
>agent* -0.52
>al -0.23
>all 0.18
>almac* -0.48
>almacen -0.48
>als -0.56
>alto 0.47
>am -0.31
>analy* 0.33
>and 0.42
>anoth* -0.41
>another -0.41
>apres -0.47
>arbei* -0.60
>are -0.56
>arriv* -0.82
>arrive -0.15
>as -0.35
>assis* 0.47
>assur* -0.48
>assuree -0.48
>au -0.33
>aufge* -0.31
>aus -0.82
>ausge* -0.39
>autom* -0.44
>autum* -0.35
>autumn -0.35
>aux -0.76
>avec 0.45
>away -0.40
>b 0.38
>badge -0.46
>baja -0.29
>beant* -0.28
>beantragt -0.28
>been 0.24
>behin* -0.53
>behind -0.53
>bei -0.20
>beim -0.89
>belon* -0.48
>besta* -0.46
>bestanden -0.46
>betre* -0.50
>betreut -0.45
>betri* -0.22
>bis -0.30
>bit -0.29
>block* 0.46
>blocks 0.46
>board 0.40
>bodas 0.43
>booke* -0.56
>booked -0.56
>bough* -0.46
>bought -0.46
>branc* -0.30
>broke* -0.36
>broth* 0.27
>brother 0.27
>burea* -0.28
>bureau -0.28
>busin* 0.33
>business 0.33
>but -0.68
>by -0.84
>c 0.91
>ca -0.31
>cabin* 0.19
>caduc* -0.46
>calls 0.21
>came -0.77
>car 0.44
>card -0.32
>cargo -0.77
>casa 0.46
>cat 0.53
>central -0.28
>centro 0.21
>certi* 0.16
>certificate 0.17
>certified 0.16
>change 0.22
>changes 0.29
>charg* 0.29
>chart* 0.50
>check -0.26
>chef -0.30
>chemi* 0.42
>chez -0.35
>child* -0.45
>class -0.23
>clien* 0.37
>clients 0.28
>cloud 0.17
>co -0.81
>coleg* 0.32
>colle* -0.43
>commi* -0.32
>commu* 0.57
>como 0.62
>compa* -0.33
>companeras -0.21
>compe* 0.29
>compl* 0.41
>comun* -0.46
>con 0.56
>const* -0.15
>construction -0.18
>contr* -0.23
>contract 0.41
>coope* -0.58
>cooperative -0.47
>could 0.42
>count* 0.38
>coura* 0.75
>courant 0.63
>cours* -0.23
>course -0.23
>credi* 0.30
>cuadrilla -0.22
>cuisi* 0.30
>cuisine 0.30
>d 0.44
>d'un -0.78
>d'une -0.74
>daily 0.45
>das -0.76
>data 0.55
>date 0.41
>day 0.25
>days -0.44
>de -0.21
>degre* -0.27
>degree -0.27
>dem -0.68
>depart -0.32
>der -0.76
>desde -0.49
>desk -0.54
>despa* -0.39
>despacho -0.39
>deux 0.29
>diari* 0.26
>diario 0.22
>dias 0.23
>did 0.53
>die -1.33
>direc* -0.20
>direction 0.50
>director -0.38
>distr* -0.37
>docto* -0.82
>domic* 0.65
>don -0.31
>done -0.77
>donne* 0.36
>door -0.39
>dos 0.51
>down -0.62
>drei 0.34
>drive* -0.15
>du -0.19
>durante 0.31
>durft* -0.20
>durfte -0.20
>e -0.42
>each 0.51
>educa* -0.43
>eigen* 0.42
>ein -0.42
>eine -0.81
>einem 0.35
>einge* 0.50
>el -0.67
>elect* -0.25
>en 0.23
>end 0.52
>enfer* -0.66
>enfermera -0.33
>engin* 0.17
>engli* 0.31
>entra* -0.19
>entraba -0.19
>entre 0.43
>entre* -0.38
>envoy* -0.90
>era -0.67
>eran -0.57
>erled* -0.43
>erledigt -0.43
>erst -0.51
>erste* -0.44
>erstellt -0.44
>es -0.63
>escal* -0.41
>est -0.75
>estab* -0.42
>estaba -0.42
>estat* -0.18
>et 0.89
>etaie* -0.45
>etaient -0.45
>etait -0.72
>etant -0.55
>ete -0.31
>eveni* -0.42
>evening -0.42
>ever 0.21
>every 0.23
>excel 0.46
>exper* 0.41
>exter* -1.17
>fachk* -0.43
>fachkraft -0.43
>factu* -0.23
>faisa* -0.38
>faisait -0.38
>faite -0.27
>famil* 0.25
>ferti* -0.54
>fertig -0.54
>figma 0.38
>finan* -0.26
>firma -0.53
>firma* 0.18
>firms 0.15
>first 0.31
>fois 0.31
>for 0.60
>forwa* -0.39
>fourn* 0.27
>fournisseurs 0.27
>fremd* -0.49
>fremdfirma -0.27
>from -0.19
>fuera -0.47
>fur 0.25
>gab -0.51
>gang -0.51
>gefah* -0.23
>gefahren -0.23
>gefuh* 0.51
>gefuhrt 0.51
>gemac* -0.30
>gemacht -0.30
>gesch* 0.23
>geschrieben 0.50
>gesti* -0.21
>get -0.39
>getaf* -0.19
>getafe -0.19
>given -0.28
>go 0.26
>gone -0.31
>got 0.47
>grade -0.83
>group* -0.66
>grund* 0.54
>h 0.52
>hab 0.38
>hace -0.62
>hacia -0.54
>had -0.43
>halle -0.40
>hand 0.26
>handl* -0.43
>handled -0.43
>hasta 0.35
>hat -0.63
>hatte -0.65
>have -0.21
>head -0.45
>hired -0.38
>home -0.35
>hospi* -0.24
>house 0.16
>i -0.32
>if -0.63
>im -0.16
>immer -0.48
>in -0.30
>inclu* 0.55
>indus* -0.36
>infor* 0.31
>ingen* -0.56
>inkl 0.67
>inspection 0.37
>insta* -0.48
>integ* -0.35
>into 0.16
>is -0.23
>ist -0.53
>it -0.18
>its -0.54
>jahr -0.50
>je -0.45
>jeden 0.43
>jefe -0.43
>job -0.33
>jobs -0.35
>jour 0.18
>jours 0.40
>jusqu'en -0.16
>just -0.50
>k 0.20
>kam -0.62
>kitch* 0.42
>klass* -0.17
>kolle* -0.54
>kollege -0.53
>kollegen -0.25
>ks 0.57
>kuche 0.15
>l'eco* -0.53
>l'emp* -0.64
>l'equ* -0.38
>l'equipe -0.38
>l'ete 0.17
>l'hui* -0.31
>l'huissier -0.31
>l'inf* -0.32
>l'infirmiere -0.32
>la -0.34
>lab -0.59
>laiss* -0.22
>las -0.21
>le -0.33
>lead 0.38
>leade* 0.40
>leader 0.40
>left -0.25
>leide* -0.33
>les -0.28
>lesso* -0.25
>lessons -0.25
>leute 0.49
>level -0.42
>lidl 0.18
>liege* -0.48
>liegen -0.48
>liter* 0.27
>lleva -0.36
>lleva* -0.40
>lo -0.34
>loadi* 0.22
>loading 0.22
>logis* 0.34
>los -0.78
>lycee -0.30
>ma 0.34
>mache* -0.43
>machen -0.43
>macht -0.69
>made -0.64
>main 0.16
>mal -0.33
>manda* -0.95
>manej* -0.36
>masch* -0.18
>math 0.64
>medic* -0.40
>meine* -0.19
>menu 0.21
>mes 0.34
>metho* -0.19
>method 0.44
>mi 0.27
>mich 0.37
>mine 0.52
>mit 0.88
>mm 0.41
>modul* -0.32
>mois 0.28
>mon -0.24
>monte* -0.59
>month 0.25
>month* 0.47
>monthly 0.35
>morni* 0.48
>morning 0.48
>mothe* 0.39
>mother 0.39
>moved -0.21
>mr -0.46
>mrs -0.50
>murci* -0.56
>murcia -0.56
>museu* -0.29
>mutte* 0.61
>muttersprache 0.61
>my -0.33
>mysel* 0.19
>myself 0.19
>nach 0.22
>nada -0.43
>nativo 0.41
>neben* -0.52
>never -0.38
>new -0.36
>next -0.63
>ni -0.23
>nicht -0.89
>nie -0.49
>nivea* 0.30
>niveau 0.30
>nivel 0.39
>no -0.89
>noch -0.66
>non -0.25
>nos -0.55
>not -0.37
>now -0.25
>nuevo* 0.31
>nuevos 0.31
>nuit 0.38
>nunca -0.65
>nur -1.16
>nurses 0.41
>o 0.43
>ocupa* -0.22
>ocupaba -0.43
>of 0.46
>offic* -0.62
>office -0.41
>ofici* -0.36
>oficiales -0.26
>once -0.59
>one -0.17
>only -0.15
>opera* -0.32
>operator -0.24
>order* 0.29
>other -0.37
>otra -0.31
>our -0.69
>outsi* -0.53
>outside -0.53
>panel* -0.23
>panels -0.23
>par -0.54
>para 0.81
>paren* -0.29
>part -0.44
>parta* -0.32
>partait -0.39
>pas -0.47
>pasab* -0.53
>pasaba -0.38
>passe* -0.37
>passed -0.40
>passi* -0.35
>patie* 0.39
>patient 0.27
>patients 0.35
>patro* -0.31
>payro* 0.42
>payroll 0.42
>penda* -0.23
>pendant -0.23
>peopl* -0.38
>people -0.38
>per 0.22
>perim* -0.58
>perso* 0.29
>pharm* 0.28
>pharmacist 0.28
>phone 0.32
>photo* 0.30
>photoshop 0.28
>pick -0.40
>plan 0.27
>plant* 0.31
>plate* -0.35
>plateforme -0.35
>platf* -0.26
>platform -0.26
>pour -0.17
>pract* -0.17
>practitioner -0.35
>prepa* -0.38
>prese* -0.32
>prest* -0.16
>prime* 0.56
>primera 0.35
>princ* 0.24
>print* 0.41
>prints 0.25
>pro 0.47
>produ* -0.28
>profe* -0.52
>professionnel -0.32
>progr* -0.32
>propi* -0.64
>propia -0.35
>propio -0.51
>prove* -0.23
>puert* 0.39
>pytho* -0.23
>python -0.23
>quart* 0.41
>quarter 0.41
>que -0.33
>quoti* 0.32
>quotidien 0.16
>ran -0.29
>recep* 0.54
>recor* 0.42
>recyc* -0.62
>regis* -0.22
>reich* -0.53
>reicht -0.53
>relev* -0.47
>renou* 0.58
>renovado 0.63
>repor* 0.32
>reser* -0.86
>reserve -0.50
>resid* 0.53
>respo* 0.28
>responsabilite 0.46
>resta* -0.59
>restait -0.31
>resul* -0.31
>results -0.31
>retired 0.18
>reven* -0.50
>revenait -0.36
>revie* -0.36
>revis* -0.30
>round -0.27
>s -0.37
>sache -0.45
>saiso* 0.30
>salon -0.17
>salud 0.36
>sat -0.43
>schon -0.20
>scien* 0.19
>science 0.19
>se -0.70
>seaso* 0.65
>seit 0.20
>selbs* 0.63
>selbst 0.72
>semai* 0.48
>semaine 0.38
>seman* 0.23
>sent -0.71
>sept 0.31
>seule 0.24
>sheet -0.18
>shift -0.16
>shop 0.16
>si -0.47
>sich -0.56
>side -0.51
>siege -0.34
>sign 0.17
>signe* -0.22
>signed -0.22
>sin -0.29
>since 0.51
>singl* 0.24
>single 0.24
>siste* -0.30
>site -0.26
>sites 0.31
>six -0.19
>so 0.51
>solic* -0.55
>solo -0.55
>somme* -0.51
>sommelier -0.44
>sorta* -0.39
>sous -0.33
>spedi* 0.17
>stage -0.40
>steht -0.55
>stell* -0.38
>steue* -0.43
>still -0.45
>studi* -0.25
>subco* -0.60
>subcontractor -0.50
>suite 0.17
>summe* -0.31
>summer -0.31
>super* 0.32
>sur -0.41
>surve* 0.47
>swabs -0.32
>system -0.16
>tagli* 0.28
>taglich 0.28
>team -0.56
>techn* -0.54
>test -0.46
>that 0.66
>the -0.41
>their 0.20
>them 0.40
>there 0.25
>this -0.16
>ticke* -0.67
>ticket -0.53
>time 0.20
>titul* -0.51
>to -0.23
>tocab* -0.21
>tocaba -0.21
>toget* -0.26
>together -0.26
>tongu* 0.39
>tongue 0.39
>too -0.18
>tous 0.21
>tout 0.19
>traba* -0.40
>training -0.50
>trans* 0.36
>tres 0.48
>trois 0.60
>tun -0.28
>twice 0.46
>uber -0.16
>ubern* 0.25
>ubernommen 0.51
>ulm -0.65
>um -0.21
>un -0.32
>una -0.30
>und 0.61
>under 0.56
>une -0.49
>uns -0.36
>up -0.22
>update 0.47
>upsta* -0.75
>upstairs -0.75
>us -0.22
>v 0.42
>valab* 0.41
>valable 0.41
>van -0.26
>venia -0.70
>veran* 0.43
>verka* -0.33
>versc* -0.47
>viene -0.47
>vigen* 0.42
>vigente 0.42
>vigor 0.59
>visit* -0.55
>voisi* -0.53
>voisin -0.53
>vom -0.57
>vor -0.76
>vorha* 0.52
>vorhanden 0.52
>w 0.17
>war -0.98
>was -0.74
>we -0.30
>weeke* 0.26
>weeks -0.38
>went -0.43
>were -1.05
>when -0.22
>whole 0.35
>windo* -0.34
>wir -0.66
>with -0.16
>witho* 0.42
>without 0.42
>woche -0.28
>work 0.31
>would -0.62
>wurde -0.84
>x 0.28
>y 0.77
>ya -0.61
>yard -0.18
>year -0.33
>yo 0.43
>zur 0.32
>zuruc* -0.60
>zuruckgegeben -0.60
>zwei -0.24
>zwisc* 0.36
>zwischen 0.36
>あり 0.16
>ありま 0.16
>あります 0.69
>い -0.36
>いで 0.30
>いです 0.30
>いり 0.22
>いりま 0.22
>いりまし 0.22
>いる -0.29
>う -0.17
>うこ -0.21
>うこと -0.21
>え 0.22
>おり -0.32
>おりま -0.26
>おりまし -0.17
>おります -0.22
>が -0.21
>があり 0.16
>がありま 0.16
>がな -0.16
>がない -0.16
>がや -0.29
>がやっ -0.16
>がやって -0.16
>が入 -0.23
>が担 -0.28
>が担当 -0.28
>が行 -0.23
>が行う -0.34
>き 0.45
>きます -0.21
>くら 0.21
>くらい 0.21
>ぐ -0.19
>ぐら -0.19
>ぐらい -0.19
>け 0.24
>けて -0.23
>けは 0.39
>げ 0.39
>こと -0.21
>これ 0.32
>ころ 0.35
>ご -0.31
>さ -0.16
>され -0.27
>された -0.36
>される 0.20
>さんが -0.26
>したこ 0.16
>したこと 0.16
>して -0.16
>してい -0.18
>していま -0.18
>してお -0.20
>しており -0.20
>してまし -0.25
>しま -0.19
>しまし -0.21
>しました -0.21
>じ 0.23
>す -0.19
>すべ 0.28
>すべて 0.28
>する -0.41
>ず -0.26
>せま 0.19
>せます 0.43
>そ -0.28
>その -0.18
>た -0.29
>たの 0.33
>たので 0.26
>ため -0.42
>だ -0.28
>だけ -0.18
>だっ -0.22
>だった -0.22
>った -0.30
>っていま 0.20
>ってお -0.21
>ってな 0.32
>ってない 0.36
>ってます 0.22
>ています -0.15
>ていませ 0.24
>ている -0.25
>てお -0.33
>ており -0.32
>ておりま -0.26
>てな 0.32
>てない 0.36
>てま 0.36
>てまい 0.22
>てまいり 0.22
>てまし 0.20
>てました 0.20
>てます 0.28
>ても -0.24
>てもら -0.24
>でい 0.48
>でいま 0.24
>できます 0.16
>です -0.23
>での 0.20
>では -0.29
>で一 -0.20
>で年 0.25
>で指 0.27
>で毎 0.15
>で自 0.21
>で見 0.17
>で開 0.18
>で集 0.31
>で集計 0.31
>と 0.32
>とこ 0.35
>ところ 0.35
>とし 0.25
>として 0.25
>との 0.25
>ど -0.46
>な -0.22
>ない -0.25
>ないで 0.30
>ないです 0.30
>なく -0.21
>なし -0.20
>なの 0.26
>なので 0.26
>なら -0.41
>に -0.30
>にな -0.33
>に一 -0.19
>に出 -0.23
>に取 0.22
>に取り 0.22
>に取りま 0.22
>に向 -0.16
>に向け -0.16
>に携 -0.20
>に携わ -0.20
>ね 0.33
>の -0.44
>のた -0.37
>のため -0.37
>のは 0.32
>のみ -0.37
>のを -0.26
>の仕 -0.32
>の仕事で 0.17
>の作 0.31
>の作成 0.31
>の先 -0.44
>の先生 -0.40
>の免 -0.25
>の免許 -0.25
>の取 -0.43
>の工 0.33
>の担 -0.18
>の担当 -0.18
>の指 -0.43
>の指示 -0.43
>の現 0.16
>の現場 0.16
>の補 0.25
>の見 -0.23
>は -0.78
>はあ 0.25
>はす 0.28
>はすべ 0.28
>はすべて 0.28
>はな -0.42
>は一 0.31
>は主 -0.60
>は主任 -0.56
>は別 -0.17
>は前 -0.28
>は園 0.15
>は園主 0.15
>は園主が 0.15
>は外 0.19
>は外部 0.22
>は学 0.35
>は専門 0.17
>は年 -0.19
>は店 -0.56
>は店長 -0.56
>は未 -0.27
>は本 -0.29
>は本部 -0.29
>は私 0.34
>は自 0.50
>は自分 0.32
>は触 -0.20
>ば -0.43
>ぶ -0.43
>への 0.22
>べ 0.23
>べて 0.28
>ほ -0.37
>ほど -0.24
>ま 0.18
>まい 0.22
>まいり 0.22
>まいりま 0.22
>まで 0.21
>まで一 0.17
>まで担 0.28
>まで担当 0.28
>み -0.28
>む -0.41
>めま 0.18
>めます 0.18
>も 0.18
>もの -0.52
>もら -0.24
>も担 0.24
>も担当 0.24
>も毎 0.25
>も毎日 0.25
>や 0.25
>よう -0.29
>り 0.18
>りまし 0.15
>りました 0.15
>る -0.26
>るこ -0.25
>ること -0.25
>るの 0.44
>れた -0.36
>れて 0.25
>れは 0.37
>れま -0.23
>ろ 0.35
>わ -0.25
>をし 0.27
>をして 0.35
>をしてい 0.35
>を一 0.39
>を主 0.28
>を使 -0.21
>を使っ 0.17
>を使って 0.17
>を取 -0.20
>を呼 -0.43
>を呼ぶ -0.43
>を年 0.21
>を手 -0.21
>を手伝 -0.21
>を手伝う -0.21
>を担 0.29
>を担当 0.29
>を持 -0.19
>を指 0.33
>を提 0.16
>を整 -0.18
>を書 0.26
>を毎 -0.19
>を自 0.42
>ん -0.32
>んが -0.26
>んでい 0.24
>んでいま 0.24
>ア 0.48
>ィ 0.31
>イダ 0.34
>オ -0.18
>オペ -0.24
>カ -0.30
>カー -0.36
>クで -0.23
>クラ -0.17
>クリ 0.28
>グ -0.24
>ケ 0.29
>ケア 0.23
>コ 0.27
>サ -0.30
>ジ 0.19
>ステ 0.17
>スト -0.36
>セ -0.29
>ター -0.18
>ダ 0.38
>ックで -0.23
>ト -0.25
>トも 0.27
>ニ -0.19
>ネ 0.32
>バ 0.27
>バイ 0.25
>パ 0.35
>ピ 0.15
>フト 0.39
>プ 0.51
>ペ -0.31
>ボ 0.20
>マ 0.43
>ミ -0.45
>ム 0.28
>メ -0.32
>メー -0.25
>メーカ -0.36
>メーカー -0.36
>モ 0.24
>ュ -0.21
>ライ 0.20
>リー -0.19
>レ 0.43
>レベ 0.23
>ロ 0.26
>ロー 0.46
>ンを -0.24
>ング -0.22
>ンタ -0.21
>ンター -0.21
>ー -0.35
>ーカ -0.36
>ーカー -0.36
>ース -0.43
>ータ -0.16
>ール -0.18
>一 0.18
>一人 0.35
>一度も 0.34
>一手 0.32
>一次 -0.50
>七 0.15
>万 0.52
>三年 -0.15
>三年没 -0.23
>上げ 0.22
>下 -0.84
>下发 -0.51
>不 -0.64
>专 0.24
>两 -0.42
>两年 -0.35
>个 0.51
>中心 0.40
>主が 0.15
>主任 -0.29
>乗 0.37
>也 0.30
>也是 0.29
>也是我 0.29
>了 -0.59
>了一 -0.46
>了两 -0.16
>了两年 -0.19
>予定 -0.19
>事务 -0.17
>事务所 -0.17
>事務 -0.38
>事務所 -0.37
>事故 0.40
>二 -0.34
>交 0.21
>人 -0.45
>人事 -0.38
>今 0.33
>今は 0.20
>介助 0.33
>介護 0.37
>从 -0.38
>仕 0.18
>仕事で 0.29
>付 0.34
>付き -0.19
>付け 0.28
>代 -0.36
>们 -0.50
>件 0.23
>件ほ 0.39
>件ほど 0.39
>件を 0.19
>价 0.43
>任さ 0.15
>任され 0.15
>任される 0.20
>任者 0.38
>份 0.55
>企 0.33
>企画 0.49
>休 -0.21
>会 -0.22
>会社に 0.29
>会社の -0.41
>伝 -0.26
>伝う -0.21
>伝うこ -0.21
>伝うこと -0.21
>位 -0.31
>住 0.45
>体 -0.19
>体験 -0.53
>余 0.29
>作 0.30
>作っ 0.25
>作って 0.26
>作成 0.35
>作業 0.41
>使っ 0.22
>使って 0.22
>使ってい 0.31
>使用 0.16
>係 -0.44
>保 -0.40
>修 0.34
>修了 0.63
>倒 -0.25
>停 -0.26
>停了 -0.46
>傅 -0.50
>催 0.29
>先 -0.71
>先生 -0.40
>先輩 -0.20
>免 0.33
>免許 0.19
>入力 0.20
>全 0.78
>全店 0.16
>全部 0.30
>公 -0.70
>公司 -0.65
>六 0.38
>共 0.59
>关 -0.18
>内 0.44
>再 -0.46
>出 0.18
>分 0.16
>分で 0.54
>分は -0.38
>切り 0.18
>初 -0.21
>別 -0.30
>到 -0.56
>制 0.28
>前 -0.42
>前に -0.31
>割 0.39
>办 -0.28
>务 -0.59
>务所 -0.17
>动 -0.29
>助 0.18
>効 -0.37
>動 -0.46
>務 -0.21
>務所 -0.37
>勤務 0.18
>包 -0.15
>医 -0.86
>卒 -0.16
>卒業 -0.16
>厂 -0.70
>厂家 -0.53
>历 0.30
>压 0.53
>去 -0.32
>参 -0.34
>参加 -0.17
>发 -0.82
>取り -0.27
>取りま 0.33
>取りまし 0.33
>取得 0.16
>受 -0.22
>受けて -0.38
>受付 0.44
>受講 -0.20
>受験 -0.43
>另 -0.77
>只 -0.97
>只会 -0.69
>可 0.32
>台 0.31
>司 -0.30
>合 -0.19
>合せ 0.31
>合格 -0.30
>同事 -0.45
>名を 0.32
>后 -0.38
>听 -0.62
>听了 -0.47
>告 0.35
>告書 0.22
>周 -0.30
>呼 -0.27
>呼ぶ -0.43
>命 0.17
>和 0.68
>商 0.21
>営 -0.18
>営業 -0.16
>四 -0.20
>園 0.27
>園主 0.15
>園主が 0.15
>在 -0.83
>地 -0.41
>场 -0.32
>均 0.82
>培 0.26
>培训 -0.21
>報告書 0.22
>場で -0.17
>場に 0.17
>場を 0.32
>壁 -0.24
>士 -0.32
>士に 0.22
>売 -0.16
>変 0.31
>変更 0.26
>复审 -0.20
>外 -0.76
>外部 0.18
>外面 -0.36
>多 -0.23
>大 0.33
>天 0.21
>天天 0.48
>头 0.28
>好 -0.15
>始め -0.41
>委 -0.37
>委託 -0.28
>季 0.30
>学校 0.56
>学科 -0.34
>守 0.27
>守り 0.15
>実施 -0.17
>客 -0.46
>客户 -0.52
>家 -0.55
>对 0.28
>導 0.26
>就 -0.29
>尾 0.26
>届 -0.20
>属 -0.39
>工場 -0.40
>工場に 0.17
>差 -0.32
>己 0.34
>已 -0.67
>市 -0.28
>布 0.41
>师 -0.62
>师傅 -0.50
>带 0.21
>師 -0.27
>師が -0.73
>師さ -0.33
>師さん -0.33
>席 -0.21
>席し -0.21
>平均 0.31
>平成 -0.33
>年に 0.34
>年に取 0.22
>年に取り 0.22
>年や 0.28
>年やっ 0.28
>年やって 0.22
>年没 -0.23
>年間 0.47
>店 -0.28
>店で -0.30
>店長 -0.56
>度 -0.22
>度も 0.34
>座 -0.51
>开 -0.33
>弄 -0.50
>引 -0.18
>強 0.26
>归 -0.95
>归我 0.65
>当 0.16
>当工 -0.18
>待 -0.49
>律 -0.48
>後 0.38
>得 0.28
>心 0.49
>感 -0.32
>懂 -0.63
>成 -0.18
>我 0.56
>我一 0.41
>我们 -0.50
>我做 0.46
>户 -0.51
>所 -0.56
>所に -0.33
>手伝う -0.21
>手伝うこ -0.21
>打 -0.31
>找 -0.56
>技能 0.25
>技能講 0.30
>技能講習 0.30
>护士 -0.48
>报 -0.31
>报名 -0.52
>押 0.17
>担 0.21
>担任 0.34
>担当 0.18
>持ち -0.34
>持っ 0.42
>持って 0.42
>持ってま 0.22
>指 0.23
>指導 0.26
>指摘 0.26
>指示 -0.43
>损 0.25
>授 -0.21
>推 -0.25
>提案 0.16
>換 0.17
>搬 0.35
>携 -0.20
>携わ -0.20
>摘 0.44
>操 -0.21
>操作 -0.21
>支 -0.27
>改 0.43
>效 0.45
>效期 0.21
>整備 0.24
>料を -0.20
>新人 0.18
>方 -0.52
>旁 -0.44
>无 0.59
>日 0.32
>早 -0.20
>时 -0.55
>明 0.40
>是我 0.37
>是老 -0.49
>普 0.47
>普通 0.36
>更 -0.23
>更新 -0.32
>書 0.23
>書を 0.19
>書類 -0.34
>替 0.39
>替え 0.38
>有 -0.62
>有效 0.21
>有效期 0.21
>期 -0.30
>未 -0.37
>本科 0.27
>来 -0.50
>来做 -0.21
>板 -0.53
>构 0.27
>枚 -0.19
>果を -0.26
>査 0.18
>标 0.28
>核对 0.26
>格 -0.25
>案 0.24
>業 -0.21
>機 -0.72
>機関 -0.34
>次 -0.43
>正 -0.35
>歴 0.49
>歴に 0.34
>母 0.44
>毎日 0.26
>毎朝 -0.23
>每 0.36
>比 0.60
>水 -0.21
>決 0.27
>没 -0.68
>法 -0.19
>活 0.20
>流 0.45
>测 -0.34
>消 -0.37
>清 0.39
>清掃 0.29
>済み -0.22
>渡 -0.38
>渡す -0.38
>火 -0.16
>点検 0.32
>無事 0.28
>無事故 0.28
>熟 0.19
>版 0.18
>独 0.47
>独立 0.44
>班 -0.20
>現在 -0.35
>生 -0.48
>用 0.45
>由 -1.03
>由师 -0.25
>由师傅 -0.25
>由我 0.95
>电 -0.41
>病 -0.29
>発 -0.27
>登録 0.18
>百 0.44
>的 -0.52
>的人 -0.51
>盘 0.38
>盘点 0.38
>直 0.16
>看 -0.55
>看護 -0.63
>県 0.27
>真 -0.22
>着 0.29
>研 -0.17
>示 -0.43
>社 -0.24
>社で 0.45
>社に 0.29
>私 0.16
>私が 0.35
>私は -0.62
>科 -0.41
>移 -0.19
>程度 -0.21
>稿 0.32
>立 0.35
>立上 0.37
>站 -0.70
>笔 -0.34
>签 -0.46
>算 -0.34
>管理 0.22
>箱 0.20
>簿 -0.26
>系 0.16
>系统 0.41
>約 -0.15
>組ん 0.17
>組んで 0.24
>組んでい 0.24
>経 -0.20
>経験 -0.18
>結 -0.26
>結果 -0.26
>結果を -0.26
>絡 -0.18
>続 0.25
>级 -0.36
>线 -0.65
>经 -0.33
>经理 -0.24
>结 -0.23
>给 -0.20
>统 0.42
>维 -0.40
>网 -0.39
>習 0.28
>習修 0.25
>習修了 0.25
>翻 -0.30
>老 -0.28
>老师 -0.40
>老板 -0.53
>考 -0.59
>者の -0.42
>職 0.18
>育 0.46
>背 0.44
>能講 0.30
>能講習 0.30
>脚 0.41
>自 0.48
>自ら 0.31
>自作 0.31
>自分 0.22
>自分で 0.54
>自分は -0.38
>自動 -0.22
>自己 0.34
>苗 -0.32
>英 0.37
>英語 0.36
>薬 0.25
>补 -0.19
>表 0.23
>表を 0.22
>装 0.20
>補 -0.19
>補助 -0.28
>要 0.30
>見守 0.15
>見守り 0.15
>視 -0.23
>親 -0.43
>観 -0.55
>视 -0.34
>触 -0.30
>計 -0.25
>託 -0.28
>記 0.17
>記録 0.24
>設定 0.17
>許 0.19
>訳 0.22
>証 -0.51
>話せ 0.16
>話せま 0.16
>話せます 0.43
>認証 -0.31
>語 0.49
>説 0.29
>説明 0.29
>読 0.33
>課 -0.33
>課程 -0.26
>調 0.22
>談 0.17
>講師 0.30
>講座 -0.40
>講習 0.16
>講習修 0.25
>講習修了 0.25
>議 -0.20
>護 -0.20
>记 0.52
>讲 -0.23
>讲座 -0.35
>试 -0.36
>语 0.41
>请 -0.79
>读 0.16
>课 -0.21
>调 0.23
>販 -0.31
>販売 -0.31
>責 0.44
>責任 0.44
>責任者 0.44
>買 -0.16
>负 -0.28
>负责 -0.28
>财 -0.44
>财务 -0.44
>责 -0.37
>账 0.17
>账由 -0.26
>货 -0.60
>费 0.31
>资 -0.15
>起 0.26
>足 0.16
>車 0.29
>车 0.33
>转 -0.15
>边 0.22
>込 -0.30
>过 -0.53
>还 -0.25
>追 0.21
>追加 0.22
>退 -0.21
>退職 -0.50
>送 -0.66
>递 -0.42
>通 -0.24
>通过 -0.16
>連 -0.18
>連絡 -0.18
>週 -0.15
>運 0.19
>道 -0.28
>選 0.31
>部 -0.70
>部の -0.27
>都 0.27
>都是 -0.24
>配布 -0.29
>里 -0.23
>重 0.45
>録 0.25
>错 0.53
>長の -0.43
>間の -0.25
>门 -0.19
>问 0.19
>问题 0.18
>队 -0.44
>限 -0.33
>院 -0.51
>階 -0.18
>隔 -0.55
>隣の -0.33
>集 -0.46
>集計 -0.16
>電 0.23
>面 -0.21
>領 -0.35
>類 -0.34
>项 0.43
>项目 0.39
>题 -0.30
>食 0.18
>駐 -0.37
>験 -0.40
>验 0.36
>高 0.53
@ $ 0.20
@ ( 0.46
@ , 0.64
@ / 0.44
@ 0 0.19
@ : -1.11
@ ; 0.96
@ _ ( -0.33
@ _ , 0.27
@ _ / 0.58
@ _ 0 0.28
@ _ : -0.26
@ _ ; 0.62
@ _ a -0.34
@ _ aber -0.39
@ _ across -0.42
@ _ after -0.62
@ _ al -0.98
@ _ an -0.50
@ _ and 0.37
@ _ as -0.42
@ _ au -0.96
@ _ aux -0.67
@ _ avec 0.40
@ _ b 0.46
@ _ be -0.29
@ _ bei -0.55
@ _ booked -0.53
@ _ booking 0.38
@ _ by -0.74
@ _ c'est -0.41
@ _ c'etait -0.47
@ _ ca 0.29
@ _ call -0.27
@ _ came -0.74
@ _ can -0.67
@ _ cargo -0.69
@ _ carne 0.43
@ _ castellano 0.30
@ _ changes 0.48
@ _ chez -0.17
@ _ clean 0.32
@ _ code -0.18
@ _ con -0.49
@ _ cs 0.36
@ _ d 0.28
@ _ daily 0.35
@ _ das -0.23
@ _ data 0.46
@ _ de -0.55
@ _ del -0.15
@ _ dem -0.50
@ _ den 0.43
@ _ depuis -0.58
@ _ der -0.53
@ _ desde -0.57
@ _ die -0.69
@ _ done -0.40
@ _ dos 0.47
@ _ down -0.27
@ _ drei 0.42
@ _ du -0.90
@ _ eigenes 0.26
@ _ eight 0.44
@ _ ein -0.87
@ _ eine -0.68
@ _ el -0.43
@ _ en -0.52
@ _ english 0.49
@ _ enough -0.46
@ _ et 0.77
@ _ ete -0.31
@ _ every 0.59
@ _ faisait -0.17
@ _ fait -0.24
@ _ figma 0.38
@ _ first 0.48
@ _ four 0.21
@ _ from -0.20
@ _ gefuhrt 0.36
@ _ gestion 0.28
@ _ gone -0.31
@ _ hace -0.45
@ _ handled -0.43
@ _ hasta 0.51
@ _ ich -0.70
@ _ ies 0.29
@ _ im -0.75
@ _ immer -0.50
@ _ in -0.67
@ _ incl 0.40
@ _ instituto 0.28
@ _ it -0.33
@ _ je -0.75
@ _ kurs -0.76
@ _ las -0.29
@ _ lc 0.15
@ _ les -0.18
@ _ llevo 0.30
@ _ lo -0.64
@ _ made -0.29
@ _ maison 0.39
@ _ me -0.36
@ _ mes -0.23
@ _ mit 0.37
@ _ moi -0.47
@ _ mon -0.67
@ _ montage 0.35
@ _ mother 0.28
@ _ muttersprache 0.48
@ _ my 0.58
@ _ n 0.28
@ _ nach -0.42
@ _ next -0.56
@ _ night 0.21
@ _ nivel 0.29
@ _ not 0.29
@ _ note -0.24
@ _ nur -0.80
@ _ of -0.35
@ _ off -0.26
@ _ on -0.27
@ _ one -0.22
@ _ out -0.49
@ _ own 0.44
@ _ para -0.33
@ _ part -0.38
@ _ pas -0.57
@ _ passed 0.40
@ _ pero -0.18
@ _ pour -0.18
@ _ power 0.20
@ _ que -0.42
@ _ ran -0.47
@ _ reciclaje 0.38
@ _ recyclage 0.30
@ _ recycle -0.22
@ _ renewed 0.33
@ _ reserve -0.33
@ _ sache -0.45
@ _ sala 0.23
@ _ se -0.34
@ _ sent -0.61
@ _ sich -0.56
@ _ signed -0.18
@ _ since 0.56
@ _ site 0.18
@ _ six -0.22
@ _ so 0.34
@ _ solo -0.68
@ _ spring -0.21
@ _ stage -0.40
@ _ summer -0.38
@ _ sur -0.19
@ _ tablas 0.19
@ _ team -0.15
@ _ that 0.31
@ _ to -0.35
@ _ trained 0.40
@ _ tres 0.49
@ _ trois -0.23
@ _ two 0.24
@ _ uber -0.50
@ _ un 0.17
@ _ une -0.43
@ _ vier 0.42
@ _ vigor 0.59
@ _ were -0.44
@ _ wir -0.66
@ _ with -0.80
@ _ word 0.40
@ _ work 0.69
@ _ wrote 0.33
@ _ y 0.51
@ _ yo -0.51
@ _ zuletzt 0.30
@ _ zwei 0.34
@ a 0.32
@ across 0.43
@ all 0.45
@ am -0.39
@ an 0.69
@ and 0.70
@ are -0.61
@ as 0.18
@ assuree -0.48
@ at -0.18
@ au 0.35
@ auf 0.60
@ b 0.73
@ back 0.40
@ badge -0.46
@ beantragt -0.17
@ before 0.51
@ bei 0.30
@ betreut -0.57
@ bought -0.46
@ but -0.38
@ by -0.42
@ c 0.74
@ cada 0.33
@ came -0.78
@ card -0.23
@ cat 0.41
@ con 0.41
@ courant 0.63
@ course -0.22
@ cuisine 0.36
@ de 0.59
@ del 0.53
@ depuis 0.33
@ des 0.31
@ done -0.53
@ du 0.39
@ durfte -0.48
@ each 0.53
@ ein 0.40
@ el 0.29
@ en 0.24
@ engineer -0.37
@ era -0.65
@ eran -0.50
@ es -0.38
@ est -0.75
@ estaba -0.26
@ et 1.06
@ etaient -0.45
@ etait -0.72
@ etant -0.55
@ every 0.26
@ for 0.71
@ from 0.60
@ fur 0.52
@ gab -0.51
@ given -0.21
@ hab 0.38
@ had -0.91
@ hasta 0.17
@ hat -0.72
@ hatte -0.57
@ i -0.30
@ im 0.40
@ in 0.16
@ is -0.52
@ ist -0.53
@ ja 0.26
@ jobs -0.37
@ kam -0.62
@ la -0.71
@ las -0.74
@ lead 0.62
@ leader 0.40
@ lessons -0.55
@ level -0.50
@ line -0.17
@ lo -0.33
@ los -0.63
@ macht -0.69
@ manager 0.29
@ me -0.31
@ mit 0.73
@ mm 0.41
@ nach 0.48
@ nativo 0.41
@ ni -0.23
@ niveau 0.26
@ no -0.75
@ non -0.63
@ nos -0.55
@ not -0.84
@ nunca -0.67
@ nur -0.86
@ nurse 0.27
@ of 0.86
@ on 0.24
@ one -0.30
@ only -0.19
@ our -0.51
@ par -0.22
@ para 0.64
@ partait -0.39
@ passed -0.39
@ pendant -0.26
@ per 0.22
@ por 0.29
@ pour 0.38
@ professionnel 0.44
@ python -0.35
@ que 0.29
@ reicht -0.53
@ restait -0.31
@ revenait -0.36
@ se -0.60
@ seit 0.27
@ side -0.31
@ since 0.63
@ so 0.51
@ solo -0.52
@ sous -0.44
@ stand -0.16
@ steht -0.55
@ sur -0.36
@ taglich 0.26
@ test -0.37
@ that 0.41
@ the 0.22
@ ticket -0.50
@ to 0.46
@ tous 0.19
@ training -0.53
@ und 1.08
@ under 0.57
@ until 0.23
@ up 0.52
@ v 0.44
@ vigente 0.42
@ von 0.53
@ vorhanden 0.50
@ war -0.90
@ was -0.88
@ we -0.36
@ went -0.75
@ were -0.97
@ with 0.30
@ without 0.42
@ work 0.27
@ wurde -0.84
@ y 0.70
@ zur 0.32
@ — 0.44
@ から 0.35
@ があ -0.43
@ これ 0.32
@ され -0.36
@ さん -0.17
@ して -0.42
@ だけ -0.46
@ で 0.26
@ で毎 0.15
@ とし 0.34
@ の免 -0.25
@ の指 -0.39
@ の補 0.27
@ はあ 0.15
@ はす 0.28
@ は主 -0.60
@ は別 -0.71
@ は外 -0.62
@ は学 0.35
@ は専 -0.44
@ は店 -0.54
@ は料 -0.24
@ は本 -0.74
@ は隣 -0.26
@ まで 0.29
@ を 0.60
@ をし 0.24
@ を一 0.46
@ を担 0.35
@ を自 0.38
@ チー 0.46
@ 一年 0.33
@ 一直 -0.19
@ 万 0.43
@ 三年 0.26
@ 主管 0.91
@ 人 0.78
@ 今は 0.20
@ 今年 0.39
@ 件 0.43
@ 件ほ 0.39
@ 体験 -0.49
@ 係 0.35
@ 修了 0.65
@ 分 -0.29
@ 卒業 0.25
@ 单 -0.20
@ 去年 0.47
@ 取得 0.18
@ 只会 -0.69
@ 台 0.48
@ 名を 0.25
@ 四年 0.18
@ 回 0.27
@ 天天 0.35
@ 如今 -0.31
@ 学 0.29
@ 学士 0.20
@ 専門 -0.47
@ 年 0.39
@ 年に 0.32
@ 年や 0.28
@ 年更 0.18
@ 年間 0.29
@ 我们 -0.37
@ 我做 -0.20
@ 我只 -0.44
@ 我在 -0.58
@ 我没 -0.29
@ 我管 -0.40
@ 我负 -0.39
@ 持证 0.35
@ 数据 0.18
@ 更新 -0.26
@ 月 0.55
@ 有效 0.31
@ 本 0.47
@ 本人 -0.64
@ 本科 0.27
@ 每年 0.24
@ 没有 0.39
@ 独立 0.29
@ 由师 -0.25
@ 由我 0.26
@ 登録 0.53
@ 盘点 0.39
@ 研修 -0.16
@ 私は -0.69
@ 管理 0.26
@ 級 0.39
@ 累计 0.41
@ 自分 -0.38
@ 自己 0.24
@ 自有 0.27
@ 認証 -0.31
@ 证 0.35
@ 週 0.53
@ 限定 0.47
@ 项目 0.26
@ 食事 0.16
@ 驾龄 -0.24
^ - 1.71
^ 0 0.61
^ _ ( -0.37
^ _ , 0.16
^ _ - 0.34
^ _ / 0.78
^ _ 0 0.71
^ _ @ -0.24
^ _ a 0.24
^ _ about -0.45
^ _ accidentes 0.49
^ _ acme 0.18
^ _ after 0.56
^ _ agency 0.28
^ _ ahnung -0.87
^ _ al -0.45
^ _ als -0.53
^ _ also 0.21
^ _ altas 0.25
^ _ alte 0.17
^ _ am 0.64
^ _ and 0.52
^ _ ano -0.33
^ _ any 0.20
^ _ api 0.35
^ _ as 0.35
^ _ assistant -0.31
^ _ auf -0.27
^ _ aussi 0.32
^ _ aux 0.17
^ _ avait -0.40
^ _ be -0.51
^ _ been 0.22
^ _ bei 0.39
^ _ binome -0.33
^ _ bisschen -0.33
^ _ boss -0.38
^ _ brother -0.76
^ _ budget -0.55
^ _ can 0.18
^ _ ce 0.31
^ _ central 0.28
^ _ certificate -0.38
^ _ charge 0.51
^ _ chef -0.44
^ _ clerk 0.32
^ _ colleague -0.34
^ _ comme 0.31
^ _ comptable 0.27
^ _ con -0.33
^ _ connais 0.15
^ _ control 0.25
^ _ controller 0.18
^ _ das 0.30
^ _ de 0.16
^ _ del -0.35
^ _ dem 0.19
^ _ den 0.21
^ _ des 0.31
^ _ did -0.50
^ _ die 0.47
^ _ do -0.39
^ _ don't -0.69
^ _ done 0.18
^ _ drove 0.47
^ _ duties -0.22
^ _ each 0.59
^ _ el 0.49
^ _ else -0.17
^ _ empresa -0.28
^ _ en 0.19
^ _ encargada 0.31
^ _ engineer 0.61
^ _ equipe 0.15
^ _ es -0.45
^ _ eso -0.41
^ _ ete 0.20
^ _ eu -0.30
^ _ expectations 0.41
^ _ fais 0.27
^ _ faisais 0.21
^ _ fait 0.31
^ _ falta -0.24
^ _ fehlt 0.42
^ _ firm -0.18
^ _ for -0.60
^ _ gere 0.45
^ _ going 0.19
^ _ got 0.51
^ _ guilds 0.43
^ _ gustaria -0.50
^ _ hacia 0.21
^ _ had -0.35
^ _ half -0.39
^ _ hat -0.78
^ _ hatte -0.44
^ _ he 0.36
^ _ helping 0.45
^ _ hold 0.36
^ _ husband -0.33
^ _ i 0.25
^ _ ich -0.33
^ _ im -0.25
^ _ improved 0.23
^ _ in -0.17
^ _ is 0.34
^ _ ist -0.35
^ _ it -0.34
^ _ j'ai 0.45
^ _ ja -0.36
^ _ jefe 0.29
^ _ job 0.49
^ _ junior -0.29
^ _ juridique 0.27
^ _ kann -0.19
^ _ kenne 0.21
^ _ know -0.21
^ _ la 0.25
^ _ las -0.23
^ _ lead -0.57
^ _ led 0.28
^ _ les 0.56
^ _ level 0.26
^ _ licence 0.17
^ _ like -0.51
^ _ lista -0.48
^ _ little -0.42
^ _ lleve -0.53
^ _ lo -0.81
^ _ look 0.40
^ _ los 0.15
^ _ love -0.30
^ _ m'a -0.30
^ _ manage 0.28
^ _ managed -0.24
^ _ manager 0.46
^ _ mann -0.42
^ _ manque 0.41
^ _ marlow 0.41
^ _ me -0.46
^ _ mensual 0.42
^ _ mi 0.58
^ _ mich -0.37
^ _ mis 0.54
^ _ missed 0.37
^ _ mit 0.29
^ _ mochte -0.58
^ _ moi 0.36
^ _ mon 0.29
^ _ moved 0.46
^ _ my 0.49
^ _ n'ai -0.43
^ _ ne -0.60
^ _ nicht -0.34
^ _ no -0.29
^ _ not -0.44
^ _ nur -0.26
^ _ nurse 0.57
^ _ nutze 0.16
^ _ office 0.19
^ _ ohne -0.55
^ _ on 0.22
^ _ once -0.53
^ _ one 0.44
^ _ only 0.56
^ _ oui -0.28
^ _ our 0.41
^ _ out 0.38
^ _ par 0.20
^ _ parle 0.71
^ _ pas -0.51
^ _ passe -0.24
^ _ patients -0.27
^ _ patron 0.33
^ _ peu -0.46
^ _ poco -0.29
^ _ prepare 0.40
^ _ prestataire 0.24
^ _ professionnel 0.60
^ _ puis 0.51
^ _ que -0.41
^ _ records 0.45
^ _ responsible 0.30
^ _ sais 0.25
^ _ schein -0.41
^ _ schon -0.58
^ _ set 0.43
^ _ seulement 0.48
^ _ shadowed -0.54
^ _ sind -0.25
^ _ so -0.74
^ _ sold -0.28
^ _ sous 0.30
^ _ speak 0.40
^ _ supervisor -0.43
^ _ suppose -0.53
^ _ sur 0.48
^ _ teacher 0.39
^ _ team -0.30
^ _ tengo -0.37
^ _ tenu 0.16
^ _ tests -0.59
^ _ the 0.33
^ _ then 0.28
^ _ think -0.62
^ _ tische 0.34
^ _ to -0.53
^ _ toujours -0.63
^ _ trained -0.39
^ _ truck -0.15
^ _ two 0.24
^ _ type 0.42
^ _ u 0.23
^ _ un 0.41
^ _ und 0.31
^ _ under -0.24
^ _ unter -0.63
^ _ up 0.31
^ _ used -0.31
^ _ vais -0.39
^ _ vater -0.46
^ _ verdrahtet 0.18
^ _ veux -0.48
^ _ vez -0.41
^ _ vier 0.60
^ _ von 0.44
^ _ vor 0.55
^ _ want -0.39
^ _ war 0.43
^ _ watching -0.19
^ _ with 0.26
^ _ work 0.26
^ _ worked -0.22
^ _ write 0.35
^ _ wrote 0.34
^ _ year -0.18
^ _ yo 0.43
^ _ you 0.25
^ _ zum -0.35
^ _ zur -0.64
^ _ – 0.27
^ _ — 0.45
^ a -0.37
^ about 0.17
^ accueil 0.27
^ add 0.21
^ advanced 0.40
^ after 0.42
^ ai -0.16
^ algo -0.35
^ all 0.29
^ als 0.49
^ also 0.63
^ animation 0.38
^ antes 0.44
^ anything -0.56
^ appels 0.62
^ assessed 0.17
^ assistante -0.34
^ at 0.30
^ au -0.30
^ aucun -0.19
^ avant 0.36
^ avec 0.19
^ b 0.54
^ bafa 0.20
^ before 0.56
^ beim -0.51
^ betrieb -0.33
^ bien 0.22
^ bin -0.50
^ bis -0.28
^ booked -0.33
^ broke 0.36
^ brought 0.22
^ bts 0.17
^ buddy 0.54
^ budget -0.34
^ built 0.38
^ by 0.38
^ c -0.73
^ c'est -0.34
^ c'etait -0.53
^ can 0.70
^ can't -0.51
^ career 0.47
^ carnet 0.36
^ certificado 0.19
^ chase 0.53
^ chef 0.66
^ cheffe 0.20
^ city 0.43
^ claro 0.20
^ commis 0.19
^ como 0.22
^ con 0.20
^ conduite 0.35
^ controle 0.42
^ cover -0.37
^ creo -0.42
^ cuadro 0.60
^ cuando 0.25
^ customers 0.30
^ cut 0.21
^ da -0.21
^ daily 0.50
^ danfoss 0.21
^ dans -0.46
^ das -0.34
^ de -0.74
^ del -0.38
^ den -0.71
^ dependienta -0.18
^ deutsch 0.55
^ di 0.53
^ did 0.32
^ die -0.61
^ dirigi 0.32
^ disenador 0.60
^ does -0.47
^ drafted 0.41
^ drew 0.52
^ edv 0.44
^ ein -0.55
^ einmal -0.30
^ el -1.14
^ empece 0.19
^ en -0.59
^ entreprise -0.61
^ es 0.22
^ eso -0.60
^ estoy -0.56
^ evaluated -0.49
^ every 0.58
^ everything 0.17
^ excel 0.65
^ facturation 0.43
^ fahrerlaubnis 0.55
^ field 0.44
^ first -0.30
^ for -0.58
^ forme 0.66
^ formerly 0.21
^ front 0.21
^ fui 0.28
^ fur -0.38
^ gave 0.39
^ gobernanta 0.35
^ got 0.36
^ great 0.41
^ hab -0.30
^ habia -0.46
^ habilitation -0.24
^ hablo 0.35
^ haha -0.55
^ half -0.25
^ handed -0.30
^ handled 0.18
^ have -0.58
^ he 0.50
^ hice 0.51
^ hoping -0.50
^ hotel -0.71
^ i 0.46
^ i'd -0.60
^ i'm -0.54
^ i've -0.22
^ if -0.67
^ in 0.42
^ inherited 0.23
^ interne 0.27
^ introduced 0.69
^ it -0.58
^ it's -0.67
^ j'aimerais -0.56
^ ja 0.35
^ jeden 0.46
^ keen -0.41
^ kein -0.49
^ kept 0.59
^ key 0.63
^ konnte -0.59
^ kunden 0.36
^ l' -1.20
^ l'entreprise -0.40
^ la -1.29
^ las -0.83
^ last 0.33
^ le -0.44
^ lead 0.59
^ led 0.43
^ les -0.98
^ licence -0.72
^ lifeguard -0.34
^ line -0.22
^ llevo 0.44
^ lo -0.58
^ loaded 0.41
^ lol -0.43
^ look 0.55
^ los -0.84
^ ma -0.61
^ maintaining -0.17
^ manage 0.54
^ managed 0.42
^ manejo -0.20
^ mantenimiento 0.39
^ me -0.82
^ mein -0.47
^ meine -0.37
^ mejore 0.35
^ mes -0.20
^ mi -0.34
^ might -0.36
^ mis -0.20
^ mise 0.61
^ mit -0.47
^ mon -0.57
^ monitora 0.29
^ monthly 0.57
^ moved 0.67
^ my -0.41
^ never 0.34
^ new 0.37
^ nicht 0.20
^ night 0.35
^ ninguna 0.49
^ no -0.19
^ nobody 0.41
^ nope -0.53
^ nothing -0.16
^ now 0.33
^ null -0.66
^ nunca 0.21
^ nur -0.74
^ objektschutz -0.21
^ office -0.34
^ oh 0.16
^ on -0.33
^ once -0.55
^ one -0.44
^ online -0.30
^ opened 0.31
^ organizo 0.45
^ oui 0.21
^ our -0.81
^ own 0.45
^ para -0.66
^ participe 0.22
^ parts -0.38
^ passed 0.46
^ phasage 0.48
^ plane -0.32
^ pose 0.42
^ pour -0.65
^ preparatrice 0.50
^ provisional -0.56
^ pta 0.20
^ qualifications 0.58
^ quand -0.51
^ quien -0.51
^ quiero -0.50
^ ran 0.78
^ reach -0.21
^ recepcion -0.22
^ reception 0.34
^ redaction 0.57
^ releves 0.61
^ replaced 0.44
^ reported 0.16
^ responsable 0.62
^ responsible 0.55
^ revision 0.70
^ rewrote 0.43
^ run 0.61
^ runde 0.34
^ sat -0.32
^ school -0.39
^ se 0.38
^ seit 0.60
^ senior 0.58
^ set 0.67
^ si -0.35
^ sin -0.54
^ since 0.39
^ sistema 0.48
^ sole 0.44
^ solo -0.65
^ some -0.49
^ sort -0.33
^ sous -0.17
^ soy 0.34
^ stage -0.61
^ storungen 0.25
^ suivi 0.51
^ supervised 0.40
^ sure 0.33
^ tableaux 0.64
^ tambien 0.60
^ taught 0.18
^ tecnico 0.37
^ tengo -0.23
^ tenia 0.49
^ tenue 0.44
^ that -0.43
^ that's -0.39
^ the -0.70
^ there -0.38
^ they -0.51
^ tous 0.38
^ tout -0.20
^ trained 0.40
^ two 0.25
^ typed -0.19
^ um -0.21
^ un -0.55
^ una -0.46
^ une -0.59
^ unser -0.46
^ uso 0.34
^ venta 0.59
^ vom 0.52
^ vor 0.48
^ voy -0.30
^ was 0.36
^ watched -0.54
^ we -0.39
^ weekly 0.18
^ weiss -0.34
^ wenn -0.67
^ what 0.40
^ wir 0.31
^ without 0.23
^ work 0.69
^ worked 0.17
^ would -0.74
^ wrote 0.74
^ y 0.28
^ ya 0.31
^ yep 0.21
^ yes 0.21
^ yo -0.26
^ you 0.32
^ zero -0.33
^ – 1.36
a -0.24
a , 0.31
a 0 0.43
a @ -0.66
a _ ( -0.43
a _ ) 0.26
a _ - 0.22
a _ 0 0.71
a _ @ 0.16
a _ a 0.42
a _ and -0.26
a _ at 0.33
a _ but 0.19
a _ cabinet -0.29
a _ clientes 0.31
a _ colegas 0.29
a _ de -0.39
a _ du -0.16
a _ for 0.48
a _ h 0.17
a _ je -0.34
a _ jefa -0.37
a _ les 0.46
a _ level -0.40
a _ mairie 0.38
a _ mejor -0.27
a _ missing 0.16
a _ of 0.33
a _ plan 0.16
a _ since -0.16
a _ that -0.15
a _ with -0.15
a bit -0.34
a cargo -0.57
a clinic -0.17
a cote -0.42
a day 0.64
a diario 0.33
a domicile 0.53
a fin 0.37
a job -0.15
a jour 0.54
a l'ecole -0.75
a la 0.45
a las 0.76
a lo -0.27
a longtemps -0.28
a los -0.33
a medias -0.65
a moi 0.29
a mon -0.42
a month 0.27
a new -0.15
a ninos 0.42
a separate -0.40
a shift 0.32
a small 0.40
a team -0.34
a un -0.48
a une -0.48
a veces -0.33
a week 0.47
a year 0.74
ab 0.22
ab $ 0.74
aband* -0.40
abend -0.19
abend* -0.62
abendkurs -0.35
aber -0.40
abgebrochen -0.53
abgeg* -0.58
abgegeben -0.58
abgel* -0.64
abgelaufen -0.67
abgelaufen $ -0.35
abges* 0.31
abgeschlossen 0.34
about -0.28
about 0 0.37
about @ -0.64
about _ calls 0.17
about to -0.41
abrec* 0.28
abrechnung 0.23
abrir 0.29
absch* 0.45
abschluss 0.32
abtei* -0.49
abteilung -0.49
abuel* -0.32
access _ @ -0.31
accid* 0.75
accident 0.51
accidentes 0.52
accountant to 0.36
accountants -0.28
accountants $ -0.25
accre* -0.36
accur* -0.17
ach 0.40
achat* 0.42
achats 0.42
achats de 0.42
achet* -0.26
achete -0.26
acht 0.40
acht jahre 0.16
achte* -0.41
acme 0.24
acomp* -0.17
acred* -0.28
actio* 0.65
actions 0.51
activ* 0.46
active 0.44
active ) 0.34
actua* 0.67
acuer* -0.26
acuerdo -0.35
acuerdo $ -0.31
adapt* 0.23
administracion -0.16
administracion $ -0.47
administration 0.50
admis* -0.21
admit* 0.65
admitted 0.65
adult 0.17
adult* 0.54
advan* 0.47
advanced 0.47
advanced ( 0.45
advis* -0.41
affai* -0.48
affic* -0.63
afrai* -0.66
afraid -0.66
after a 0.27
after by -0.37
after i -0.46
after the 0.37
after two -0.40
after* -0.28
afternoon -0.24
ag $ 0.55
again* -0.26
against -0.26
agein* 0.36
ageing 0.36
agenc* -0.27
agency $ -0.67
agend* 0.28
agenda 0.28
agent -0.22
agent* -0.33
agents 0.26
agents $ 0.18
agentur -0.71
agentur _ , -0.21
agile* 0.29
agilent 0.29
agilent 0 0.29
ago -0.57
ago $ -0.42
agree* 0.28
agreg* -0.31
ahorr* -0.29
ai -0.18
ai jamais -0.16
airfl* 0.53
airflow 0.53
ajout* 0.36
aktualisiert 0.54
aktualisiert 0 0.54
aktue* 0.49
aktuell 0.49
aktuell $ 0.36
al -0.28
al 0 0.43
al _ de -0.40
al _ del -0.61
al ano 0.51
al dia 0.35
alban* 0.62
alema* 0.58
alert* 0.47
algo -0.66
algo de -0.30
algun -0.45
algun dia -0.53
algun* -0.36
alguna -0.36
alime* 0.42
all 0.19
all $ -0.25
all _ @ 0.27
all _ and 0.24
all my 0.47
all our 0.44
aller* -0.43
alles -0.50
allowed _ do 0.29
allowed to 0.29
allta* 0.23
almacen $ -0.22
almen* 0.45
als @ -0.52
als _ , -0.17
als ich -0.25
also 0.42
also _ ich 0.30
also did 0.27
also i 0.20
also know 0.15
alte 0.17
alter* 0.69
alternance 0.36
alto 0.42
alto _ , 0.33
alway* -0.60
always -0.60
always _ to -0.48
am 0 -0.31
am _ for 0.24
am _ in 0.46
am _ to -0.39
am tag 0.20
ambul* 0.62
ameri* 0.60
ami 0.44
an -0.21
an _ , -0.28
an _ 0 0.40
an agency -0.60
an die -0.89
an online -0.34
an spritzgiessmaschinen 0.32
an und 0.49
anali* 0.28
analisis 0.28
analy* -0.38
analysis 0.34
analyst -0.55
analytical 0.25
analytical _ , 0.23
ancie* -0.40
and 0.64
and @ 0.98
and _ , 0.44
and _ 0 0.32
and _ by -0.17
and _ care 0.42
and _ five 0.40
and _ in 0.53
and _ it 0.24
and _ l 0.19
and _ on 0.50
and _ ran 0.21
and _ the 0.42
and _ their 0.17
and _ to -0.61
and _ was 0.35
and _ with 0.68
and a 0.62
and did 0.53
and got -0.20
and i 0.23
and onto 0.25
and ran 0.31
and sign 0.20
and tig 0.28
and two 0.53
and wrote 0.53
andere $ -0.51
anderen 0.19
anerk* 0.19
anerkennung 0.22
angelegt -0.56
angem* -0.69
angemeldet -0.69
angep* -0.40
anima* 0.26
animation 0.38
anlag* 0.17
anlau* 0.21
anlauf 0.21
anmel* -0.60
anmeldung -0.60
annee -0.49
annee de -0.19
annee* 0.34
annees 0.34
annua* 0.27
annual 0.27
ano de 0.70
anos 0.43
anos _ @ 0.39
anos de 0.46
anos en 0.42
anoth* -0.34
another -0.34
anruf* -0.31
anrufe -0.31
anrufe _ tag -0.31
anrufe am -0.31
ans 0.39
ans _ 0 0.27
ans _ @ 0.51
ans de 0.43
ansib* 0.22
ansible 0.22
ante 0.44
ante _ autoridad 0.21
ante la 0.21
antes 0.44
antes de 0.27
antig* 0.16
anual 0.36
anual* 0.21
anuales 0.21
any -0.24
any @ -0.58
anyth* -0.64
anything -0.64
apare* 0.17
api 0.46
aplic* -0.37
apoyo -0.26
app -0.21
appelait -0.46
appels 0.25
appli* -0.57
application -0.47
appoi* -0.19
appre* 0.38
apprendre -0.25
apprentice -0.25
apprentices 0.63
apprentis 0.61
apprentis $ 0.23
appri* -0.24
appris -0.24
appro* -0.17
approx $ 0.55
approx 0 -0.39
apren* 0.23
aprender -0.23
aprendices 0.34
apres -0.21
apres _ depart -0.29
apres mon -0.35
april 0.37
april 0 0.20
apunt* -0.82
arbei* -0.36
arbeiten $ 0.17
archi* -1.01
archive -0.16
are _ by -0.47
are handled -0.39
armoi* -0.46
armoires -0.46
around 0 0.29
arreg* -0.41
arret -0.24
arret* -0.58
arriv* -0.78
arrive -0.15
arrivee -0.40
arrivee $ -0.33
art 0.43
art $ 0.54
art , 0.28
artic* 0.25
artik* 0.22
artikel 0.22
artis* 0.15
as @ 0.31
as _ , 0.70
as _ as 0.16
as well 0.56
aseso* -0.37
asesoria -0.22
ask 0.45
asked 0.34
asked to 0.47
askin* 0.31
asking 0.31
asses* 0.38
assess 0.16
assessment 0.38
assessor 0.20
assig* 0.33
assignments 0.20
assis* 0.17
assise -0.40
assistant -0.23
assistant , 0.41
assistante -0.29
assistants 0.50
assisted 0.41
assisted with -0.23
assoc* 0.73
associate 0.18
associates 0.20
association 0.62
assuree -0.31
assuree par -0.31
at _ ) 0.17
at _ , -0.59
at _ 0 0.23
at _ @ 0.67
at _ dental 0.46
at _ gate -0.38
at a -0.82
at all -0.26
at home 0.29
at the 0.25
at work -0.39
ateli* -0.16
atenc* 0.53
atencion 0.53
atencion en 0.47
atendia 0.29
atendia a 0.64
atten* -0.67
attended -0.38
attes* -0.40
attestation -0.40
au -0.54
au - -0.20
au @ -0.17
au _ , -0.46
au _ - 0.17
au _ de -0.34
au _ des 0.17
au _ du -0.24
au lycee -0.36
au quotidien 0.46
au siege -0.25
auch 0.29
auch $ 0.32
auch am 0.24
auch die 0.27
aucun -0.19
audit 0.63
audit $ 0.17
auditor 0.56
audits 0.22
audits _ @ 0.24
auf -0.23
auf $ 0.37
auf 0 0.36
auf @ -0.22
auf _ , -0.28
auf _ 0 0.47
auf _ prozent 0.19
auf _ warteliste -0.49
auf die 0.20
auf meiner -0.47
auf papier -0.36
aufba* -0.26
auffr* -0.32
auffrischung -0.32
aufga* -0.31
aufgabe -0.29
aufgebaut 0.50
aufgebaut $ 0.46
auftr* 0.58
auftrage 0.40
auftrage im 0.40
august 0 0.61
aujou* 0.54
aujourd'hui 0.54
aupre* -0.64
aupres -0.64
aus -0.26
aus $ -0.16
aus , 0.63
aus _ hand 0.45
ausbi* -0.31
ausfa* 0.56
aushi* 0.42
ausla* -0.35
aussc* -0.19
ausschliesslich -0.19
ausschliesslich _ der -0.19
ausse* -0.16
ausser -0.52
aussi 0.48
aussi @ 0.18
aussi fait 0.25
auswe* 0.68
auswertungen 0.55
auszu* 0.34
autho* 0.38
auto 0.19
autoc* 0.43
autocad 0.40
autocad $ 0.16
autog* 0.69
automatique 0.18
auton* 0.55
autor* 0.24
autoridad 0.21
autoridad laboral 0.21
autre -0.27
autre* 0.60
autres 0.39
autum* -0.22
autumn -0.22
autumn $ -0.21
aux @ 0.18
aux _ , 0.24
avail* 0.60
avait la -0.39
avait un -0.56
avant -0.44
avec 0.50
avec 0 0.42
avec _ , 0.35
avec _ @ -0.27
avec la 0.51
avec le 0.47
avec les 0.60
avisa* -0.63
avril 0.53
away -0.57
away $ 0.23
away in -0.48
aws 0.63
ayuda* 0.17
ayudaba _ mi -0.37
ayudante 0.17
ayudante de 0.48
ayunt* 0.47
ayuntamiento 0.47
ayuntamiento $ 0.38
azubi -0.39
azubi* 0.71
azubis 0.71
azubis _ @ 0.52
b 0.31
b $ 0.50
b , 0.37
b 0 0.17
b _ ( 0.52
b _ ) 0.71
b _ , -0.22
b _ @ 0.49
baby -0.36
back in 0.40
badge -0.66
bafa 0.35
baja -0.27
baje 0.58
bajo -0.30
bajo _ 0 0.31
balan* 0.17
balance 0.46
balances -0.16
banca* 0.26
banch* 0.38
banches 0.38
banco 0.24
bandes 0.15
bandes , 0.50
banki* 0.36
banking 0.36
banking $ 0.36
banne* -0.36
banqu* 0.38
banque 0.18
barra -0.18
barri* -0.25
bases -0.42
basic 0.59
basic _ support 0.28
basic life 0.28
basico 0.16
basico $ 0.17
basics -0.34
basics $ -0.52
basis* 0.54
be -0.45
be _ @ -0.59
be _ to -0.25
beans* 0.58
beant* -0.31
beantragt -0.28
beantragt , -0.17
bed 0.42
bedient 0.57
been doing 0.38
before i -0.41
before my -0.24
before they 0.17
began 0.38
began as 0.40
begleite 0.31
beheb* 0.44
beheben 0.36
behin* -0.34
behind -0.53
bei _ @ 0.20
bei _ der -0.55
bei _ die -0.37
bei _ habe 0.35
bei _ nur 0.40
bei einem -0.56
bei mir 0.16
bei uns -0.18
beim -0.73
beim @ -0.65
beim _ , 0.21
beim drk 0.36
belle* 0.88
belon* -0.47
belong -0.31
belong _ the -0.31
belong to -0.31
belt -0.24
bench 0.62
benev* 0.71
benevole 0.54
benni* 0.22
benning 0.22
benut* -0.39
berat* 0.36
berei* -0.65
beric* 0.69
berichte 0.58
beruf* 0.48
besch* -0.35
besid* -0.46
beside -0.46
bestanden -0.21
bestanden $ 0.27
bestanden , -0.58
beste* 0.17
bestellungen 0.20
betrieb _ @ -0.19
bewer* -0.17
bewoh* 0.43
bewohner 0.43
bexle* 0.23
bexley 0.23
bexley _ plc 0.23
bexley footwear 0.23
beyon* -0.41
beyond -0.41
bien -0.56
bien $ -0.27
bien sur 0.22
bigqu* 0.53
bigquery 0.53
bilan* 0.55
bin -0.39
bin ich -0.47
bin mir -0.54
binom* -0.61
binome -0.61
binome , -0.31
bis 0 -0.22
bis _ , -0.60
bis _ / 0.17
bis _ @ 0.22
bis zur 0.28
bishe* -0.19
bisher -0.19
bissc* -0.33
bisschen -0.33
bisschen , -0.33
bit -0.39
bitte 0.44
bloc -0.21
block* 0.27
blocks 0.22
blood* 0.20
bloods 0.20
board of 0.34
bodas 0.81
bodeg* 0.41
bodega 0.33
book -0.38
booke* -0.62
booked -0.62
booked for -0.54
booked on -0.25
booki* 0.51
booking 0.32
bookk* -0.53
bookkeeper -0.29
books $ 0.23
boot 0.28
bore 0.23
boss _ the -0.36
boten* 0.28
botendienst 0.21
both 0.52
both $ -0.21
bough* -0.54
bought -0.54
bought in -0.19
bout 0.31
boxes 0.74
bp 0.67
br 0.62
branc* -0.32
branch -0.38
brand* 0.57
bread 0.35
break -0.33
break* -0.36
brenn* 0.22
brenntag 0.17
breve* -0.42
brevet -0.42
bridg* -0.17
brigh* -0.38
broad* 0.42
broke 0.36
broke* -0.36
broth* -0.37
brother -0.29
brought @ 0.18
brought in -0.34
bts -0.48
bts @ 0.24
buche* -0.19
buchh* -0.31
buddy 0.54
budge* -0.38
budget -0.38
budget _ 0 0.52
bufet* -0.21
bufete -0.21
build* 0.34
builders 0.32
builders , 0.32
building 0.43
built 0.48
built _ seat 0.24
built the 0.42
bulle* 0.39
bulletins 0.39
burea* -0.28
bureau -0.26
bus -0.45
busca* 0.19
buscarv 0.17
buscarv , 0.17
business _ , 0.39
but -0.40
but @ -0.40
but _ was 0.30
but i -0.15
but it -0.32
but not -0.43
butto* -0.20
by -0.60
by 0 0.61
by _ , 0.23
by _ @ -0.61
by _ access -0.27
by _ agency -0.39
by _ and 0.75
by _ at 0.26
by _ district -0.25
by _ night -0.33
by a -0.67
by hand 0.21
by our -0.17
by the -0.88
c , 0.49
c 0 -0.16
c _ ( 0.16
c _ 0 0.36
c _ @ 0.42
c e 0.22
c'est -0.41
c'est _ collegue -0.46
c'est _ qui 0.29
c'est le -0.59
c'est ma -0.46
c'est moi 0.39
c'est mon -0.19
c'eta* -0.70
c'etait -0.70
c'etait le -0.31
ca $ 0.24
ca 0 0.62
cable* -0.20
cableado 0.22
cableado de 0.22
cad 0.47
cada 0.74
cada _ y 0.30
caden* 0.30
cadre -0.40
caduc* -0.65
caduco -0.35
caduco el -0.27
cafe -0.65
cafe $ -0.49
cahie* 0.31
cahier 0.27
cahier de 0.18
caiss* 0.22
caisse 0.22
caisse $ 0.18
cajer* 0.28
calde* 0.31
calib* 0.78
call - -0.24
call the -0.74
calle* -0.52
called -0.58
calls _ day -0.18
cam -0.28
camar* 0.48
camara 0.36
cambi* 0.67
cambr* 0.51
cambridge 0.51
came -0.89
came $ -0.67
came _ from -0.47
came _ the -0.41
came out 0.17
camio* 0.44
camion 0.41
campa* 0.65
campanas 0.37
can -0.38
can read -0.34
can't -0.77
candi* -0.23
cannu* 0.36
canti* 0.52
cantine 0.52
cap 0.32
cap _ , 0.31
capta* 0.51
car 0.34
card $ 0.70
cardi* 0.71
cardiovascular 0.50
care 0.18
care $ 0.51
care of -0.43
caree* 0.65
career 0.65
carer -0.23
carga 0.36
cargo -0.30
cargo $ -0.16
cargo de -0.53
carne -0.24
carne $ -0.42
carne _ @ -0.36
carne de 0.19
carnet $ -0.43
carnet b 0.36
carnet de -0.42
carpe* -0.33
carrera -0.48
carri* -0.30
carried -0.50
carta 0.43
carte 0.61
case 0.32
cashe* 0.16
cashed 0.16
cashed up 0.16
cashi* 0.19
casi 0.26
caste* 0.64
castellano 0.47
cat 0.85
cat $ 0.58
catal* -0.36
catalan -0.60
categ* 0.54
cathe* 0.67
cdi 0.37
ce qui -0.20
centr* 0.30
central -0.29
central $ -0.72
centre 0.41
centre $ 0.17
centro 0.37
cero -0.23
certa* -0.30
certi* -0.36
certificacion -0.50
certificado _ profesionalidad 0.29
certificado de 0.30
certificat -0.50
certificate 0.30
certificate , 0.38
certificate _ 0 -0.40
certified -0.20
certified $ -0.47
certifiee -0.45
cet -0.38
chair -0.71
chair* 0.71
chamb* 0.41
chambre 0.29
chambres 0.33
champ* -0.33
chang* 0.19
changes 0.43
chapt* -0.49
chapter -0.25
chaqu* 0.56
chaque 0.56
chaque _ , 0.30
chaque _ de 0.29
chaque fin 0.29
chaque semaine 0.35
charg* 0.37
charge 0.50
charge _ @ 0.24
charge of 0.36
chari* 0.45
charity 0.55
chart* 0.43
charts 0.98
chase 0.53
chase _ faults 0.45
chaud 0.25
chaud* 0.62
chaudieres 0.28
chauf* -0.21
chauffeurs 0.29
check 0.44
check , 0.36
check _ in 0.29
checks 0.30
chef 0.16
chef _ partie 0.21
chef _ the -0.35
chef de 0.39
chef'* -0.38
chef's -0.38
chefs 0.30
chemi* 0.16
chemistry 0.40
chez -0.41
chez nous -0.40
chez un -0.30
chiff* 0.19
child* -0.20
children 0.48
children's 0.24
chipp* -0.23
chiru* 0.41
chirurgie 0.41
choir 0.17
chris* -0.23
christmas -0.23
ci 0.49
cierr* 0.37
cierre 0.46
cierro 0.51
cinco anos -0.27
cinq -0.34
circu* 0.57
circuits 0.38
city 0.50
city guilds 0.38
civil 0.47
claro 0.20
claro , 0.20
clase* 0.25
clases 0.25
clasi* 0.18
class _ the 0.16
classes -0.21
classeur -0.33
cle -0.18
clean 0.76
clean licence 0.36
clean* -0.44
cleaning 0.17
clear* 0.25
clerk , 0.16
clien* 0.27
cliente 0.44
clientes 0.76
clients -0.22
clients _ @ -0.42
clinica -0.72
clinics 0.28
close 0.27
closed 0.17
closed $ -0.17
closi* 0.34
closing 0.34
clotu* 0.38
cloud 0.44
cloud $ 0.67
club -0.16
club de -0.23
cnc 0.42
co -0.64
co - -0.26
coach -0.16
cocin* 0.33
cocina 0.45
code 0.41
code _ , -0.19
coder -0.16
coffee _ 0 -0.18
coffr* 0.25
coffrage -0.23
coiff* 0.38
coiffure 0.36
coleg* -0.41
colegas 0.29
colegas $ 0.29
colegiada 0.62
colegio -0.73
colegio , -0.19
colleague -0.57
colleagues 0.41
college -0.27
college , 0.40
college _ 0 0.38
collegue -0.67
collegues 0.60
colum* 0.61
columbus 0.34
column 0.28
com 0.42
com $ 0.35
com / 0.25
com 0 0.18
com _ 0 0.22
com _ example 0.21
com — 0.21
combi* 0.43
come -0.41
comed* -0.22
comedor -0.22
comer* -0.81
commande 0.24
commande , 0.18
commandes 0.24
comme 0.19
comme _ , 0.25
comme* -0.21
commence -0.65
commence le -0.49
commercial 0.41
commerciaux -0.64
commi* 0.29
commis 0.33
commis _ @ 0.47
commissioned 0.66
commu* 0.77
community 0.25
como -0.34
como _ , -0.21
compa* -0.38
compagnons 0.29
compagnons $ 0.29
companera -0.58
companeros 0.34
company -0.45
company _ @ -0.20
company's -0.33
compe* 0.64
compl* 0.17
complaint 0.30
completed 0.53
compo* 0.33
comprends -0.45
compris -0.34
compt* -0.40
compta -0.27
comptable -0.21
comptes 0.36
comun* -0.42
con 0 -0.21
con @ -0.71
con _ , 0.25
con _ 0 0.25
con _ de -0.27
con _ y 0.56
con el 0.29
con eso -0.35
con la -0.26
con los 0.16
con mi 0.33
con ninos -0.44
con su -0.38
conce* -0.46
conco* -0.37
concours -0.37
condu* -0.18
conducted 0.55
conducteur 0.20
conduis -0.37
conduite -0.26
conduite _ @ 0.56
conduite de -0.19
confe* 0.39
confi* 0.19
confl* -0.29
confo* 0.18
conformidades 0.18
connais 0.15
connais _ @ 0.19
connais aussi 0.18
conoz* -0.23
conozco -0.23
conse* 0.39
construction -0.33
consu* 0.19
consulta 0.47
consultant 0.17
consultant $ 0.25
consultation 0.30
consultora , 0.15
contact 0.71
conte* 0.73
conteo 0.38
contract 0.72
contracts -0.17
contrats 0.21
control _ , 0.45
control de -0.32
controle 0.23
controller 0.18
cooke* 0.34
cooked 0.22
coope* -0.16
cooperative -0.47
cooperative $ -0.47
coord* 0.33
coordinadora de 0.55
core -0.38
cork 0.35
corre* 0.43
correos 0.45
corri* 0.40
corte 0.29
corte , 0.29
cosa -0.38
cosa $ -0.23
cosa _ la -0.29
cosa de -0.32
coste 0.35
coste por 0.35
cote -0.36
could _ it -0.59
could be -0.39
could* -0.26
couldn't -0.26
counc* 0.43
council 0.35
couns* -0.17
counsel -0.17
count -0.48
count* 0.45
counts 0.35
counts $ -0.55
coura* 0.27
courant , -0.21
courante 0.43
courr* 0.60
cours -0.41
cours de -0.31
cours* -0.60
course -0.16
course $ -0.37
course , 0.50
cousi* -0.63
cover* 0.29
covered -0.16
covers 0.38
covers on 0.25
cows 0.28
cpc 0.45
cpf -0.51
cpk 0.47
creat* 0.71
creative 0.47
credi* 0.50
credits 0.24
creo _ si -0.37
creo que -0.37
criti* 0.25
crois -0.44
crois* 0.63
croises 0.37
crown 0.29
cs 0.22
css 0.36
cuadrilla -0.16
cuadrilla de -0.50
cuadro 0.30
cuadros -0.18
cuand* 0.16
cuando 0.16
cuatr* 0.56
cuatro 0.56
cuatro anos 0.41
cuent* -0.53
cuenta -0.60
cuenta $ -0.30
cuentas 0.28
cuisi* 0.50
cuisine 0.50
cuisson -0.25
cunad* -0.40
cunado -0.37
curie* -0.54
curso -0.54
curso $ -0.59
curso @ -0.25
curso* 0.46
cursos 0.46
custo* 0.47
customers 0.45
customers $ 0.19
cut _ @ 0.51
cut the 0.24
cutti* 0.39
cutting 0.39
d 0.56
d 0 0.15
d' -0.34
d' @ -0.34
d'aff* 0.54
d'app* -0.50
d'apprendre -0.58
d'aut* -0.42
d'autre -0.22
d'ava* 0.37
d'equ* 0.26
d'equipe -0.18
d'equipe $ -0.46
d'etu* 0.43
d'exp* -0.16
d'ici -0.58
d'ouv* -0.18
d'un -0.44
d'un portefeuille 0.41
d'une -0.60
da -0.50
da $ -0.27
da _ ich -0.53
da _ noch 0.64
da war -0.19
dabei 0.17
dafur -0.41
dags 0.61
daily 0.94
daily $ 0.57
daily , 0.39
daily _ 0 0.16
daily for 0.35
dairy 0.30
damit -0.62
danac* -0.33
danach -0.33
danfo* 0.35
danfoss 0.35
danfoss - 0.21
danfoss _ und 0.21
dans -0.21
dans _ @ -0.28
dans la -0.27
dans le 0.21
dans un -0.24
das -0.50
das _ , -0.29
das _ gereicht -0.29
das _ ich 0.25
das _ im 0.19
das auch 0.17
das hat -0.30
das zahlt -0.24
date $ 0.37
daugh* -0.60
daughter -0.60
davon -0.25
davor 0.55
day $ 0.52
day in -0.26
day to 0.61
days -0.28
days $ -0.34
dc 0.26
de 0 0.15
de @ -0.68
de _ ) -0.76
de _ 0 -0.34
de _ : 0.29
de _ a 0.16
de _ al 0.71
de _ au -0.31
de _ con -0.48
de _ cooperativa 0.16
de _ de 0.51
de _ du 0.48
de _ en 0.32
de _ et -0.26
de _ gestoria -0.19
de _ la 0.26
de _ no -0.50
de _ para 0.22
de _ personas 0.25
de _ personnes 0.21
de _ pss 0.21
de _ que 0.27
de _ se -0.20
de _ sur 0.40
de _ y 0.16
de _ yo -0.73
de _ – 0.43
de almacen 0.60
de bodega 0.30
de cada 0.62
de camion -0.68
de chambre 0.29
de commandes 0.30
de conge -0.19
de deux 0.66
de dos 0.34
de enfrente -0.20
de eso -0.25
de espera -0.26
de joven -0.74
de l' 0.42
de las -0.30
de liaison 0.28
de lo 0.47
de los 0.40
de mercancia 0.26
de mes 0.25
de mon -0.25
de murcia -0.15
de noche -0.25
de partie 0.21
de profesionalidad 0.29
de salud 0.42
de suite 0.48
de trois 0.42
de una -0.51
dealer -0.39
dealer _ @ -0.39
dealer in -0.39
dec 0.34
dec 0 0.34
decem* -0.29
decid* -0.49
decide -0.38
decided -0.44
decir* -0.21
decirte -0.21
decla* 0.29
declarations 0.29
decou* -0.29
deep 0.65
degree $ -0.43
dejad* 0.23
dejado 0.23
dejar* -0.16
dejaron -0.16
deje -0.72
del 0 0.44
del @ -0.39
del _ , 0.18
del _ al 0.36
del centro 0.29
deliv* -0.63
delivered -0.32
delivrance -0.49
dem -0.36
demande 0.52
demar* 0.18
demarrage 0.32
demas 0.23
demi -0.43
demi - -0.43
demi _ journee -0.43
den -0.51
den @ -0.46
den _ hat -0.45
den kassenabschluss -0.34
depar* -0.38
depart -0.28
depos* -0.35
depose -0.50
depot 0.18
depot $ -0.36
depuis 0 -0.33
depuis _ , 0.26
depuis _ 0 0.50
depuis _ ans 0.28
der -0.41
der _ ( 0.26
der _ , -0.35
der _ - -0.27
der _ : -0.49
der _ der 0.44
der _ des 0.60
der _ die 0.15
der _ hab 0.53
der _ ist -0.40
der _ ubernommen 0.45
der chef -0.23
der halle -0.24
der schein -0.40
der schule -0.59
der warteliste -0.49
deriv* 0.30
derze* -0.50
derzeit -0.50
des 0.18
des @ 0.26
des _ @ 0.61
des _ a 0.38
des _ de 0.60
desca* 0.78
descarga 0.61
desde 0.18
desde 0 1.22
desde _ central -0.54
desde entonces 0.31
desde la -0.60
desig* 0.25
design 0.25
designed 0.42
dessu* -0.34
dessus -0.34
dessus $ -0.30
deuts* 0.36
deutsch 0.40
deux _ en 0.27
deux _ par -0.32
deux fois -0.20
devel* 0.45
developpement 0.22
deven* -0.21
devenir -0.25
devol* -0.28
di 0.53
dial 0.30
diari* 0.81
diaria 0.50
diarias 0.37
diario 0.52
diario $ 0.32
diario _ las 0.32
diario para 0.32
dicta* -0.21
dictation 0.43
did -0.29
did _ @ -0.30
did _ ordering -0.40
did _ rota 0.30
did _ the 0.39
did a -0.17
did all 0.42
did everything -0.45
did it -0.51
did the -0.30
didn'* -0.56
didn't -0.56
didn't _ it -0.34
die -0.24
die @ -0.60
die _ , 0.48
die _ - 0.36
die _ @ -0.17
die _ auf -0.34
die _ der 0.43
die _ gemacht -0.21
die _ hat 0.17
die _ hatte 0.36
die _ in -0.21
die ganze 0.55
die zentrale -0.31
dienst 0.20
dienstleister -0.24
diese* 0.21
digit* 0.26
digital 0.26
dinam* 0.23
dinamicas 0.23
dinamicas , 0.18
dinamicas _ buscarv 0.17
diploma in 0.35
dire -0.23
direc* 0.46
direccion -0.36
dirig* 0.20
dirigi 0.32
discharge 0.25
disci* 0.64
disciplinary 0.52
disen* 0.22
disenador @ 0.41
dispa* 0.50
dispo* -0.29
disti* 0.28
distinction 0.28
distr* -0.54
distribuidora 0.26
district -0.26
do my -0.17
doctor's -0.50
docum* 0.69
does -0.29
dog -0.27
doing 0.41
doing @ 0.31
doing _ @ 0.24
doing that -0.45
doing the 0.23
dolme* 0.61
domic* 0.19
domicile 0.53
don -0.31
don't -0.62
don't have -0.52
donc _ de -0.30
donc pas -0.32
done -0.32
done $ 0.27
done by -0.28
donne* 0.32
dont 0.35
door -0.29
dort -0.67
dos 0.35
dos anos 0.23
dos veces -0.30
dossier -0.32
dossiers 0.36
down -0.17
down _ 0 0.22
down to 0.20
doy 0.62
dr $ -0.15
draft* 0.40
drafted 0.41
drafted @ 0.37
drauf -0.74
drawi* 0.57
drawings 0.49
drawings $ 0.49
drei 0.49
drei _ , 0.47
drei jahre 0.56
dress* 0.34
dressed 0.29
dressing 0.51
drew up -0.18
drive -0.52
drive $ -0.48
drive* 0.38
driven -0.38
driver 0.30
driver , 0.38
drivers 0.26
drivi* -0.21
driving -0.21
drk 0.36
droit 0.37
dropp* -0.46
dropped -0.46
drove 0.19
drove _ @ 0.55
du -0.21
du @ -0.45
du _ a 0.43
du _ de -0.49
du _ et 0.34
du club -0.33
du groupe -0.37
du service 0.20
du tout -0.52
dual 0.35
dubli* 0.40
dublin 0.40
dunmo* -0.23
dunmore -0.23
durante 0.21
durch -0.39
durch* 0.38
during my 0.22
dynam* 0.47
e , -0.25
e 0 0.98
e _ , -0.29
each 0.29
each _ and -0.27
ecart 0.52
ecg 0.34
ecole -0.20
ecole* 0.47
ecoles 0.47
ecrit* 0.20
educa* -0.38
educacion 0.29
edv 0.16
eher -0.56
ehpad 0.41
ehren* 0.32
ehrenamt 0.22
eigen* 0.50
eigener 0.41
eigenes 0.35
eight 0.44
ein -0.29
ein $ 0.15
ein _ @ 0.39
ein bisschen -0.33
einar* -0.42
einarbeiten -0.42
einarbeiten $ -0.42
eine -0.70
eine @ -0.42
eine fremdfirma 0.27
einem -0.58
einen -0.46
einer @ -0.40
eines -0.44
einfa* 0.58
eingearbeitet 0.35
eingefuhrt 0.21
eingr* 0.43
eingrenzen 0.26
eingrenzen und 0.26
einka* 0.22
einma* -0.54
einmal -0.54
einmal _ @ -0.33
einmal beim -0.33
einsa* 0.49
einsatz 0.49
einst* -0.23
einzi* 0.46
einzige 0.46
ejerc* -0.23
el -0.38
el @ -0.19
el _ , -0.42
el _ 0 -0.25
el _ de 0.22
el _ del 0.22
el _ este -0.42
el _ lo 0.18
el _ que 0.27
el _ se 0.34
el _ y -0.35
el c 0.38
el carne -0.58
el carnet -0.47
el certificado -0.44
el de 0.21
el encargado 0.26
el equipo -0.50
el examen 0.17
el hospital -0.19
el jefe -0.54
el mismo 0.55
el mostrador 0.26
el que -0.23
el taller -0.26
el titulo 0.39
el turno 0.21
elect* -0.60
electrodo 0.18
elektro 0.44
eleva* 0.49
eleve* 0.16
elf 0.55
elle -0.19
else -0.25
elter* 0.30
eltern 0.22
elternzeit -0.38
email* -0.20
embar* -0.32
empec* 0.19
empece 0.19
empez* -0.69
empfa* -0.32
empfang 0.19
empie* -0.67
empiezo -0.55
emple* 0.28
emplo* -0.20
employee 0.33
employer -0.53
employer will -0.35
empre* -0.25
empresa -0.25
empresa _ @ -0.28
emr 0.21
en @ -0.20
en _ ) 0.50
en _ 0 0.56
en _ : -0.19
en _ a 0.50
en _ anos 0.50
en _ ans 0.65
en _ asesoria 0.21
en _ curso -0.58
en _ de 0.19
en _ forme 0.29
en _ hospital -0.19
en _ libre -0.22
en _ para -0.40
en _ taller -0.51
en _ y 0.32
en bout 0.31
en cours -0.32
en dos 0.30
en enero -0.50
en la -0.35
en lista -0.49
en los 0.42
en mayo -0.39
en mi 0.37
en planta -0.25
en septiembre -0.62
en six 0.30
en tres 0.63
en un -0.65
en vigor 0.17
encad* -0.53
encan* -0.55
encantaria -0.42
encar* 0.22
encargaba 0.20
encargada 0.20
encargada de 0.54
encargo 0.30
encor* -0.41
encore -0.41
end 0.62
end to 0.19
energ* 0.33
energie 0.33
energie - 0.33
enero -0.39
enfan* 0.26
enfants 0.25
enfer* 0.17
enfermera 0.28
enfermeria $ -0.34
enfin -0.57
enfre* -0.20
enfrente -0.20
enfrente $ -0.20
engineer -0.28
engineer , -0.33
engineering 0.53
engineers 0.24
engli* 0.23
englisch 0.70
english $ 0.23
enoug* -0.37
enough -0.37
enough _ order -0.38
enough to -0.37
enrol* -0.53
enrolled -0.53
enrolled for -0.58
ensen* 0.61
ensene 0.42
ensene a 0.42
enter* 0.35
entiendo -0.30
enton* 0.31
entonces 0.31
entra* -0.41
entraba -0.51
entradas -0.15
entradas _ salidas -0.15
entre 0 -0.19
entre _ y 0.25
entre* 0.21
entrees 0.29
entrees / 0.23
entrega 0.33
entretiens 0.23
entry 0.60
entry $ 0.27
entwi* -0.18
envas* 0.54
envir* 0.35
environ 0.35
environ 0 0.28
envoy* -0.73
epaul* 0.24
epic 0.72
equipe 0.32
equipe _ 0 0.53
equipe de 0.38
equipo $ -0.64
era -0.35
era _ de 0.20
era cosa -0.37
era de -0.29
eran -0.55
erfahrung -0.48
erled* -0.65
erledigt -0.51
ermit* -0.26
ermittelt -0.26
erst -0.63
erste* -0.17
erstellt -0.44
es -0.81
es _ de -0.25
es el -0.20
es fehlt 0.42
esa -0.31
escal* -0.34
escri* 0.19
escue* -0.43
escuela -0.46
eso -0.50
eso $ -0.33
eso _ cosa -0.31
eso era -0.31
eso no -0.47
espag* 0.57
espagnol 0.57
esper* -0.32
espera -0.26
espera _ el -0.26
espera para -0.26
est -0.60
est _ , 0.29
est _ par -0.42
est fait -0.53
esta -0.22
estab* -0.50
estaba -0.50
estaba en -0.42
estat* -0.32
estate -0.40
este -0.34
este ano -0.31
estim* 0.29
estoy -0.62
estud* -0.47
estudio -0.51
estuve en 0.37
et 0.60
et 0 0.16
et @ 0.66
et _ , 0.19
et _ : 0.52
et _ @ 0.20
et _ de -0.18
et _ des 0.32
et _ en 0.27
et _ la 0.25
et _ le 0.28
et de 0.52
et gestion 0.17
et je 0.33
et la 0.18
et le 0.25
et un 0.34
etabl* -0.37
etage 0.18
etaie* -0.45
etaient -0.45
etait -0.39
etait _ par -0.38
ete -0.25
ete $ 0.41
etes 0.37
etiqu* 0.33
etiquetado 0.26
etwa 0.50
etwa 0 0.50
eu -0.44
eur 0.24
eur 0 0.22
europ* 0.52
euros -0.30
evalu* -0.45
evaluated -0.48
evaluated @ -0.54
eveni* -0.32
evening -0.29
evening class -0.35
event* 0.25
events 0.44
ever since 0.49
every 0.75
every _ for 0.37
every _ weeks -0.62
every day 0.18
every job 0.41
every morning 0.44
every quarter 0.35
every sunday 0.18
every week 0.26
every* 0.35
everything 0.26
evolu* 0.16
exam -0.19
exam in 0.24
exame* -0.33
examen -0.33
examp* 0.62
example 0.62
example _ / 0.19
example _ 0 0.25
example _ — 0.21
example com 0.41
example org 0.47
excel 0.37
excel $ 0.71
excel ( 0.32
excel _ @ -0.44
exp 0.39
exp $ 0.40
expectations 0.43
expected -0.27
exper* 0.31
experience $ 0.60
experience _ @ -0.39
experience with -0.45
experiencia en -0.41
expir* -0.49
expire -0.61
expla* 0.37
explain 0.37
expor* -0.49
expos* 0.58
exten* 0.63
exter* -0.97
exterieur 0.28
externa -0.22
externer -0.18
externo -0.32
externo $ -0.32
fabri* -0.66
fabrica -0.40
facha* 0.67
fachk* 0.20
fachkraft 0.20
fachkraft $ 0.26
factu* -0.36
factura 0.48
facturacion -0.54
facturas -0.49
facturation 0.15
factures 0.38
fahre* 0.68
fahrerlaubnis 0.55
fair -0.42
faire -0.34
faisa* -0.35
faisais 0.36
faisais _ @ 0.33
faisais les 0.61
faisait -0.73
faisait _ @ -0.47
faisait le -0.47
faisait les -0.36
fait -0.22
fait , -0.29
faits -0.21
falta -0.62
falta $ -0.38
falta* -0.38
faltan -0.26
familias 0.62
familie -0.36
family -0.33
fanuc 0.34
far -0.68
far $ -0.17
fco 0.32
feb 0 0.54
febre* 0.19
febrero 0.19
fecha -0.47
fecha $ -0.43
feeds 0.57
fehler 0.53
fehlt -0.16
fehlt noch -0.21
femme* 0.29
femmes 0.29
femmes _ chambre 0.29
femmes de 0.29
ferra* 0.42
ferraillage 0.42
ferre* 0.50
ferti* -0.61
fertig -0.39
feuer* 0.45
feuerwehr 0.45
ficha* 0.38
fichas 0.38
field 0.25
figma 0.53
figur* -0.24
figures -0.22
files 0.37
filia* 0.29
filiale -0.29
fille* 0.22
filled 0.31
filtr* 0.35
fin 0.29
fin de 0.21
final 0.30
financement -0.51
finca -0.32
finge* -0.50
finis* 0.58
finish 0.23
finished 0.40
firm _ iso -0.17
firm was -0.17
firma -0.24
firma _ @ -0.39
firma hatte -0.26
firma* -0.18
firmaba -0.48
firms 0.15
first _ , -0.17
first _ of -0.62
fisca* 0.43
fisch* 0.56
fitter -0.26
fitter $ -0.48
five 0.64
five _ @ 0.35
five years 0.41
fix 0.25
flat -0.41
flies* 0.56
fliessend 0.40
flow 0.38
fluen* 0.24
fluent 0.24
fluent @ 0.37
fluid* 0.48
flurf* 0.81
fois -0.27
fois $ -0.27
fois _ mois 0.37
folle* -0.53
follo* -0.45
follow -0.46
followed 0.16
fonds , -0.39
food 0.16
foot -0.33
footw* 0.23
footwear 0.23
footwear plc 0.23
for 0 0.51
for @ -0.55
for _ 0 0.17
for _ accountant 0.36
for _ and 0.22
for _ by 0.26
for _ estate -0.40
for _ for -0.30
for _ head 0.30
for _ months 0.21
for _ of 0.21
for _ residents 0.17
for _ whole 0.36
for _ year 0.29
for all 0.48
for both 0.45
for her -0.37
for it 0.17
for me 0.38
for my 0.57
for september -0.46
for six 0.40
for the -0.26
for two 0.44
forec* 0.33
forecast 0.33
forgo* -0.47
forgot 0.50
form 0.41
forma* -0.30
formarme -0.52
formarme _ @ -0.26
formarme en -0.52
formation -0.36
formation @ -0.41
forme 0.24
forme _ 0 0.29
forme _ apprentis 0.26
forme a -0.16
forme quatre 0.17
forme* 0.42
formerly 0.53
forms 0.31
formu* 0.18
fortb* -0.28
forwarder's -0.22
fosa 0.53
four 0.37
four - 0.46
fourn* 0.22
fournisseurs 0.38
fournisseurs $ 0.46
fournisseurs , 0.25
frage* -0.33
fragen -0.33
fragt* -0.17
frame* 0.49
franc* 0.40
francais 0.38
fremdfirma 0.34
fremdfirma $ 0.27
frenc* 0.56
french 0.56
frere -0.51
fresh* 0.39
freshness 0.39
frida* 0.29
friday 0.29
frien* -0.32
frio 0.59
frist* -0.36
from 0 0.23
from _ 0 0.51
from _ @ -0.50
from _ consultant 0.25
from _ in -0.33
from _ k 0.19
from _ min 0.19
from _ office -0.17
from _ to 0.81
from a -0.17
from leeds -0.23
from my 0.46
front 0.29
front end 0.30
fruhe* -0.26
fruhj* -0.36
fruhjahr -0.36
ft 0.36
fuera 0.23
fuhre 0.41
fuhre* -0.24
fuhren -0.63
fuhrerschein @ 0.52
fuhrerschein b -0.35
fuhru* 0.61
fui 0.54
full 0.60
full _ of 0.25
full set 0.25
funct* -0.28
functions 0.46
funf 0.56
funf jahre 0.22
fur 0.28
fur 0 0.20
fur @ -0.20
fur _ ( 0.43
fur _ bewohner 0.37
fur das 0.17
fur den 0.23
fur drei 0.31
furs -0.15
g 0.38
ga 0.47
gab -0.38
gab es -0.50
gain 0.47
galle* -0.48
galwa* 0.20
galway 0.20
ganze 0.49
garde* 0.24
garden -0.22
gaste -0.18
gate -0.37
gate $ -0.37
gauge 0.29
gauge* 0.35
gauges 0.35
gave 0.23
gave the 0.32
gave up -0.58
gb 0.22
gcp 0.42
gearbeitet -0.21
gebaut -0.17
gebaut $ -0.17
gebe -0.24
gebra* 0.31
gebracht 0.29
gebracht $ 0.29
gefahren -0.36
gefahren $ -0.44
gehal* 0.48
gehol* 0.32
geholfen -0.65
gehort -0.23
gel 0.26
gelei* 0.17
geleitet 0.17
geler* -0.30
gelernt -0.30
gelernt , -0.25
gemac* -0.38
gemacht -0.38
gemacht , -0.38
gemei* 0.33
gemeinsam 0.33
gemeinsam _ der 0.22
gemeinsam mit 0.33
gener* 0.23
general 0.20
general hospital 0.31
genom* 0.52
gente -0.65
geplant -0.16
geprufte 0.49
gerad* -0.51
gerade -0.51
gerat* -0.33
gerate -0.33
gerate _ und -0.40
gere 0.58
gereicht -0.29
gereicht $ -0.29
geren* 0.22
gerencia 0.22
germa* -0.19
german -0.19
gern -0.44
geruf* -0.25
gerufen -0.25
gesam* -0.22
gesch* -0.15
geschafft -0.71
geschrieben $ 0.33
geschult 0.35
gesen* 0.29
gesenkt 0.29
gesenkt $ 0.29
gespr* 0.39
gestellt -0.18
gestion , 0.17
gestion des 0.24
get -0.45
get _ @ -0.43
get my -0.32
getaf* -0.19
getafe -0.19
gezei* 0.24
gibt 0.16
ginge* -0.36
gingen -0.36
git 0.37
git , 0.35
githu* 0.44
github 0.44
give 0.21
given -0.50
given _ the -0.33
given by -0.33
go -0.39
go $ -0.29
gober* 0.35
gobernanta 0.35
goes 0.21
goeth* 0.63
goethe 0.63
going to -0.41
gone -0.63
good 0.54
googl* -0.24
google -0.24
got -0.22
got _ @ -0.29
got my 0.43
got the 0.17
gr 0.37
gr r 0.35
grade -0.50
grade $ -0.34
grade 0 -0.39
grado 0.36
gradu* 0.84
graduate 0.67
graduated 0.37
grand* -0.15
grant 0.56
graph* -0.61
grave* 0.29
great 0.43
great expectations 0.43
grew -0.20
grimp* 0.19
gross* 0.48
groundsman -0.19
group 0.38
group* -0.34
groupe -0.40
growt* 0.26
growth 0.26
grua -0.52
grundlagen -0.34
grundpflege -0.17
grundschule 0.21
grupo* 0.21
grupos 0.21
grupp* 0.47
gruppe 0.44
gtaw 0.46
guide* -0.34
guild* 0.38
guilds 0.38
gulti* 0.48
gultig 0.48
gusta* -0.50
gustaria -0.50
gut $ 0.20
h $ 0.51
h _ 0 0.22
haas 0.47
haas _ the 0.22
haas on 0.22
hab -0.15
hab _ die 0.45
hab _ nicht -0.38
hab den 0.18
habe _ , -0.18
habe _ 0 0.38
habe _ @ 0.56
habe _ die 0.25
habe die 0.63
haben -0.19
haben die -0.57
habia -0.53
habia @ -0.48
habil* 0.18
habilitation -0.29
habit* 0.26
habla* -0.69
habria que -0.35
hace -0.94
hace _ anos -0.49
hacer -0.21
hacer el -0.33
hacia -0.36
hacia los -0.25
hacia una 0.15
hacia* -0.25
hacian -0.25
hacian la -0.19
hacie* -0.30
haciendo -0.30
had -0.68
had @ -0.18
had _ @ -0.59
had _ own -0.36
had _ to -0.19
had a -0.31
had been -0.46
had its -0.28
had the -0.33
haha -0.87
haha $ -0.48
halb -0.54
half of -0.33
hall 0.18
hall $ 0.51
halle -0.17
halle* 0.61
hand 0.64
hand $ 0.38
hand , 0.39
hand - 0.32
handb* 0.39
handed -0.19
handed _ @ 0.17
handle 0.29
handled @ 0.39
handled by -0.39
handled the -0.58
handy 0.46
happy -0.22
happy to -0.22
hard -0.22
hard _ say -0.43
hard to -0.43
hartl* 0.21
hartley 0.21
harve* 0.17
harvest 0.15
has -0.59
hasta 0.23
hat -0.82
hat _ der -0.49
hat _ die -0.37
hat das -0.64
hat der 0.21
hat die -0.75
hat ein -0.42
hat immer -0.41
hat sie -0.44
hatte $ -0.54
hatte @ -0.26
hatte ich 0.34
hatte* -0.32
hatten -0.32
haus $ -0.22
have -0.56
have $ -0.52
have _ @ 0.73
have been 0.18
have done -0.28
have my 0.53
have not -0.31
have to -0.46
have used 0.51
haven't -0.84
haven* -0.68
hay 0.19
he _ a -0.45
he _ con -0.56
he tocado -0.35
he trabajado -0.56
he usado -0.29
head office -0.25
healt* 0.19
health 0.15
heari* 0.60
hearings 0.55
heart 0.48
hebdo 0.54
heide* 0.27
heigh* 0.28
height 0.26
held the -0.54
helfe* 0.17
help -0.40
helped _ @ 0.57
helpi* 0.30
helping 0.30
her -0.36
her $ -0.39
her , -0.22
herbs* -0.16
herbst -0.16
herma* -0.42
hermano -0.42
herra* -0.22
herst* -0.58
hersteller -0.39
heure -0.42
heute $ 0.30
hice -0.35
hice la -0.19
hice un 0.41
high 0.72
high school 0.61
higie* -0.28
hired -0.34
hirin* -0.36
hiring -0.36
his -0.22
histo* 0.58
hives 0.38
hob -0.19
hochs* 0.25
hochschule 0.48
hochschule _ , 0.22
hold -0.35
hold a 0.37
holde* -0.32
hollo* 0.29
holloway 0.29
home -0.39
homew* 0.40
homol* -0.16
hons 0.41
hons ) 0.41
hope -0.37
hope to -0.37
hopin* -0.55
hoping -0.55
hoping to -0.48
horas -0.36
horas $ -0.35
hormi* -0.30
hospice 0.37
hospitality 0.54
hot 0.33
hotel -0.55
hotel _ 0 -0.28
hotel _ @ -0.75
hotel de -0.43
hotel* 0.37
hotels 0.20
hour -0.54
house $ -0.37
house and 0.18
house from 0.40
housi* 0.51
housing 0.51
how -0.26
hoy 0.42
hr -0.46
hr's -0.16
html -0.46
huddl* 0.63
huesp* 0.60
hull -0.19
hunde* 0.58
husba* -0.33
husband -0.33
husband _ the -0.33
hut -0.39
hwk 0.48
i @ 0.75
i _ , 0.52
i _ @ 0.42
i _ a 0.45
i _ after 0.38
i _ all 0.23
i _ also 0.32
i _ and -0.36
i _ do -0.15
i _ for 0.25
i _ have 0.20
i _ i -0.30
i _ in 0.18
i _ it 0.28
i _ my -0.20
i _ not -0.65
i _ read -0.28
i _ so -0.73
i _ the 0.46
i _ to -0.43
i _ up -0.29
i _ you -0.45
i also 0.34
i am 0.49
i can -0.46
i did 0.52
i didn't -0.65
i don't -0.82
i drove 0.31
i had 0.31
i have -0.27
i hold 0.55
i improved 0.23
i joined -0.41
i know -0.18
i left -0.36
i look 0.40
i looked 0.18
i manage 0.28
i moved 0.19
i never -0.34
i on 0.30
i only -0.56
i planned 0.19
i ran 0.63
i run 0.30
i set 0.41
i speak 0.40
i started -0.17
i suppose -0.53
i think -0.68
i took 0.47
i trained 0.38
i use 0.32
i used -0.18
i want -0.39
i wasn't -0.46
i wish -0.43
i worked -0.28
i write 0.35
i wrote 0.17
i'd be -0.35
i'd like -0.18
i'm -0.65
i'm _ to -0.32
i'm a 0.32
i'm going -0.33
i've -0.24
i've _ done -0.41
i've _ it 0.51
i've been 0.52
i've done -0.39
iba -0.40
ich -0.21
ich , -0.16
ich 0 0.44
ich @ 0.52
ich _ 0 0.94
ich _ @ 0.62
ich _ an -0.70
ich _ auch 0.52
ich _ dabei 0.27
ich _ den 0.44
ich _ der 0.31
ich _ die 0.36
ich _ jahre 0.29
ich _ leute 0.18
ich _ mal -0.28
ich _ mich -0.49
ich _ nicht -0.39
ich _ noch -0.19
ich _ nur -0.53
ich _ sie -0.45
ich _ zu 0.16
ich auch 0.57
ich bin 0.27
ich das -0.51
ich den -0.70
ich die 0.29
ich gern 0.18
ich hab 0.60
ich hatte -0.68
ich kann 0.27
ich kenne 0.21
ich liefere -0.34
ich mich 0.19
ich mir -0.50
ich mochte -0.58
ich nach 0.40
ich nicht -0.17
ich nie -0.61
ich noch -0.72
ich nutze 0.16
ich seit 0.26
ich selbst 0.16
ich taglich 0.51
ich wurde -0.29
icu 0.43
idea -0.65
idea $ -0.51
ies 0.55
if -0.62
if they -0.16
ihk 0.47
ihk fosa 0.53
ii 0.17
il _ a -0.37
il _ mon 0.31
il manque 0.41
il me -0.46
il y -0.31
im 0 -0.23
im _ , 0.29
im _ bei -0.52
im _ mit -0.31
im betrieb 0.22
im haus 0.40
im herbst 0.20
im jahr 0.30
im monat 0.39
im team 0.53
im zweiten -0.28
immer -0.49
immer der -0.52
impay* -0.43
impayes -0.43
impla* 0.30
impor* 0.67
impro* 0.43
improved 0.23
improved _ at 0.20
improved things 0.20
in $ -0.21
in , 0.18
in @ -0.31
in _ ) 0.39
in _ , -0.17
in _ 0 -0.40
in _ @ -0.28
in _ for 0.41
in _ halle -0.24
in _ house 0.50
in _ jahren 0.52
in _ last 0.20
in _ of 0.29
in _ practice 0.23
in _ schule -0.59
in _ second -0.28
in _ und 0.33
in _ war 0.51
in _ years 0.69
in a -0.29
in and 0.28
in charge 0.64
in der -0.41
in die -0.20
in einem -0.19
in einer 0.57
in elternzeit -0.27
in english -0.30
in for 0.20
in it 0.36
in january 0.24
in labware 0.50
in our 0.20
in react 0.20
in spring -0.24
in year -0.52
incid* 0.58
incl 0.61
incl $ 0.61
inclu* 0.24
include 0.24
included $ -0.16
indep* 0.26
indic* 0.59
indiv* 0.71
induc* 0.27
indus* -0.38
industrial -0.48
industrial , -0.68
infan* 0.38
infec* 0.49
infor* 0.32
informatica 0.57
informatica $ 0.21
informes -0.27
informes en -0.27
ing -0.15
ing - -0.20
ingen* -0.17
ingle* 0.29
ingles 0.17
ingre* 0.43
inher* -0.17
inherited 0.23
inite* 0.19
initech 0.19
initech $ 0.19
injec* 0.17
injections 0.17
inkl 0.68
inkl $ 0.68
inner* 0.37
ins 0.15
ins @ -0.57
ins haus 0.24
inscr* -0.41
inscrit -0.39
inscrite -0.43
insid* 0.34
inside 0.34
insow* 0.41
insoweit 0.41
insoweit _ fachkraft 0.41
inspe* 0.22
insta* 0.28
instalador 0.41
institute 0.61
instituto -0.16
instr* 0.47
insul* 0.53
insur* 0.18
integ* -0.16
inten* -0.72
intend -0.39
intend to -0.39
inter* 0.19
interests 0.29
interests : 0.29
interna 0.69
interne 0.51
interne _ @ 0.36
interprete 0.26
interprete _ @ 0.20
intervention 0.31
interviewed 0.48
interviews -0.35
intro* 0.27
inven* 0.61
inves* 0.56
invoices , -0.15
invol* 0.36
involved 0.36
involved in 0.40
irela* 0.20
ireland 0.20
is -0.23
is _ @ -0.47
is _ mother 0.29
is done -0.20
is my 0.29
is the -0.31
isn't 0.21
isn't _ there 0.37
iso certified -0.17
isos 0.61
isos $ 0.58
issue 0.39
ist -0.93
ist _ 0 -0.52
ist _ her -0.30
ist fur -0.62
ist lange -0.30
it -0.29
it $ -0.39
it _ , -0.21
it _ @ -0.36
it _ the 0.32
it as -0.33
it on 0.40
it since 0.26
it was -0.37
it's -0.44
itali* -0.37
its -0.64
its @ -0.76
its _ @ -0.20
its own -0.39
j 0.23
j , 0.48
j'acc* 0.21
j'ai 0.32
j'ai _ 0 0.43
j'ai _ @ -0.16
j'ai _ des 0.58
j'ai _ fait 0.25
j'ai _ la 0.53
j'ai _ les 0.37
j'ai _ une 0.28
j'ai aussi 0.25
j'ai ete 0.31
j'ai le -0.35
j'ai mon 0.37
j'ai tenu -0.22
j'ai traduit 0.24
j'aid* 0.18
j'aim* -0.55
j'aimerais -0.58
j'att* -0.37
j'aur* -0.33
j'en -0.24
j'en ai -0.16
j'y 0.52
ja -0.38
ja , -0.34
ja _ @ -0.44
jahr $ 0.28
jahr , -0.17
jahre $ -0.53
jahre , 0.63
jahre @ 0.53
jahre lang 0.29
jahre* 0.56
jahren 0.39
jahrl* 0.42
jamai* -0.51
jamais -0.51
jamas -0.53
jan 0.58
jan 0 0.58
janua* 0.35
januar 0.15
january 0.32
january $ 0.23
java 0.61
java 0 0.27
java _ , 0.40
je -0.20
je @ 0.73
je _ 0 0.60
je _ @ -0.39
je _ a 0.40
je _ aussi 0.47
je _ jamais -0.34
je _ l' 0.37
je _ la 0.20
je _ les -0.45
je _ pas -0.53
je comprends -0.45
je connais 0.15
je crois -0.44
je fais 0.32
je faisais 0.39
je l'ai 0.25
je le 0.15
je les -0.20
je leur 0.42
je me -0.27
je n'ai -0.63
je ne -0.78
je parle 0.83
je passe -0.29
je prepare 0.37
je sais -0.21
je tenais -0.26
je tiens 0.33
je vais -0.39
je veux -0.48
jean 0.29
jean - 0.24
jede 0.33
jede woche 0.19
jeden 0.72
jeden _ gemacht 0.56
jedes 0.49
jedes jahr 0.40
jefa $ -0.44
jefa con -0.37
jefe -0.22
jefe $ -0.46
jeune* 0.23
jeunes 0.23
jira -0.40
job 0.18
job $ 0.25
job , -0.55
job _ @ 0.30
job _ a 0.35
job _ i -0.27
job i 0.20
joine* -0.24
joined -0.41
jour 0.38
jour $ 0.20
jour , 0.23
jour _ @ 0.56
journ* -0.16
journee -0.43
jours , -0.27
joven -0.74
json 0.53
jubil* 0.21
jubilo 0.17
jugen* 0.73
jugendamt 0.47
juin -0.29
juin 0 0.42
julio 0.44
july 0.44
july 0 0.23
june 0 0.21
junio* 0.33
juniors 0.54
juniors $ 0.58
junit 0.48
jurid* 0.27
juridique 0.27
juridique : 0.27
jusqu'a 0.35
jusqu'a 0 0.35
jusqu'en 0 -0.16
just -0.49
juste -0.79
k 0.54
k $ 0.19
k 0 0.22
k _ 0 0.21
k a 0.36
kalbe* 0.33
kalber 0.33
kam -0.91
kamen -0.22
kann -0.16
kann @ 0.53
kann _ , -0.53
kann _ @ -0.32
kann _ nicht -0.49
kann ich -0.48
kanzl* -0.37
kanzlei -0.37
kasse 0.49
kassel 0.15
kassenabschluss -0.57
keen -0.15
keep 0.35
kein -0.42
kein @ -0.92
keine* 0.16
keinen -0.21
kenn 0.40
kenn ich 0.40
kenne -0.26
kenne @ -0.19
kenne ich -0.25
kenne* -0.42
kept 0.42
kept @ 0.53
kept _ @ 0.66
kept the 0.27
key 0.22
keys 0.62
kilom* 0.39
kilos 0.34
kilos $ 0.34
kind -0.40
kitch* -0.22
kl 0.78
kl $ 0.78
klein* 0.35
kleinere 0.45
km 0.33
know -0.46
know @ -0.25
kolle* 0.36
kollege -0.22
kollege $ -0.17
kollegen 0.27
kolleginnen 0.54
komme* -0.17
kommen -0.60
kommt -0.47
kompl* 0.15
kontr* 0.44
krank* 0.32
kredi* 0.61
kuche 0.33
kuche* 0.17
kumme* -0.21
kunde* 0.51
kunden 0.60
kurs -0.46
l 0.70
l 0 0.21
l' -0.43
l' @ -0.43
l'acc* -0.21
l'accueil -0.25
l'aff* -0.26
l'affaire -0.19
l'ai 0.35
l'atelier $ -0.26
l'autre -0.68
l'eco* -0.81
l'ecole -0.75
l'emp* -0.34
l'ent* -0.29
l'entreprise -0.28
l'entreprise _ @ -0.40
l'equ* -0.45
l'equipe -0.40
l'equipe de -0.36
l'eta* 0.33
l'ete -0.37
l'ete $ -0.49
l'exa* -0.72
l'examen -0.72
l'expert -0.20
l'expert - -0.20
l'expert _ comptable -0.20
l'hui* -0.31
l'huissier -0.31
l'huissier $ -0.31
l'infirmiere -0.55
l'infirmiere $ -0.50
l'ins* -0.62
l'int* 0.33
l'ora* -0.49
l'oral -0.49
la -0.50
la $ -0.63
la - -0.57
la @ -0.40
la _ ( 0.50
la _ , 0.15
la _ - 0.25
la _ : -0.21
la _ @ 0.22
la _ a 0.29
la _ de -0.27
la _ del 0.47
la _ depuis 0.67
la _ dessus -0.30
la _ el -0.34
la _ et 0.36
la _ la -0.70
la _ laboral 0.45
la _ mi -0.49
la _ mientras -0.61
la _ roja -0.27
la _ y 0.52
la _ yo 0.40
la asesoria 0.21
la atencion 0.18
la autoridad 0.21
la cadre -0.67
la caisse 0.15
la carrera -0.48
la clinica -0.25
la conduite -0.29
la contrata 0.29
la cooperative -0.47
la enfermera -0.33
la escuela 0.23
la fin -0.45
la formation -0.46
la mairie 0.24
la planta -0.18
la primera 0.40
la responsabilite -0.24
la saisie 0.40
la tiene -0.42
lab , -0.47
labor* -0.37
laboral 0.55
laboral $ 0.55
laboratoire -0.60
laboratorio -0.49
labs -0.42
labwa* 0.50
labware 0.50
lads -0.19
lag -0.34
laid 0.27
laisse -0.63
landl* -0.45
lang -0.43
lange her -0.27
langu* 0.26
languages 0.15
lapto* 0.31
laptop 0.31
las -0.21
las 0 -0.35
las @ -0.46
las _ , 0.28
las _ de 0.34
las _ la -0.29
las _ las -0.49
las clases 0.36
las horas 0.24
las practicas -0.40
last 0.37
last _ , 0.32
last year 0.31
late 0.44
lauft -0.17
laund* 0.67
law -0.19
layou* 0.21
lc 0.15
lc - 0.15
lc _ ms 0.15
le -0.23
le 0 -0.48
le @ -0.34
le _ a -0.51
le _ et 0.29
le chef 0.49
le client -0.16
le diplome -0.56
le matin 0.50
le patron -0.25
le prestataire 0.26
le second -0.54
le service -0.28
le siege -0.24
lead _ , 0.28
lead _ @ 0.59
lead _ the -0.44
lead for 0.57
leade* 0.35
leader 0.44
learn -0.32
learn $ -0.29
learn it -0.20
learn* 0.20
learned 0.35
learned @ 0.34
leave -0.17
lectu* -0.38
led 0.48
led the 0.32
leeds 0.18
left -0.44
left $ -0.23
left , 0.23
left _ the -0.55
left to -0.19
leg 0.22
lehrg* -0.56
lehrgang -0.56
leide* -0.33
leite 0.41
leitu* 0.67
leitung 0.48
lengu* 0.21
lengua 0.21
lernen $ -0.73
les @ -0.55
les _ , -0.36
les _ : 0.50
les _ a 0.41
les _ avec 0.43
les _ chez 0.31
les _ de 0.46
les _ en -0.49
les _ pas -0.16
les _ pour 0.44
les _ sont -0.43
les autres 0.37
les clients 0.20
les commandes 0.22
les comptes -0.18
les jours 0.41
les mardis 0.16
lesen -0.18
lesso* -0.25
lessons -0.25
let -0.37
let _ the -0.29
letztes -0.30
letztes jahr -0.30
leur 0.51
leute 0.24
leute $ 0.45
leute gefuhrt 0.18
leute* 0.29
leuten 0.29
level -0.26
level , 0.31
level 0 -0.36
level _ , 0.30
level in -0.40
lexwa* -0.17
lexware -0.17
liais* 0.28
liaison 0.28
libra* 0.37
library 0.36
libre -0.33
licen* 0.23
licence -0.29
licence $ 0.33
licence _ 0 -0.22
licence for -0.28
licencia 0.53
licensed 0.42
lidl 0.21
lidl $ 0.18
lief -0.22
liefe* -0.45
liefere -0.34
liege* -0.35
liegen -0.35
liegen _ der -0.23
liegt -0.43
life 0.43
life support 0.40
lifeg* -0.28
lifeguard -0.28
lift 0.34
ligne -0.18
like -0.73
like to -0.62
limpi* 0.45
limpieza 0.64
line 0.24
line with 0.34
linea -0.32
linea* 0.68
lineas 0.35
lineas de 0.35
lines _ 0 0.47
linie 0.87
linke* 0.46
lire 0.21
list _ the 0.27
list for -0.41
lista -0.49
lista _ espera -0.26
lista de -0.26
liste -0.65
little , -0.58
live 0.43
livra* 0.73
livre -0.61
livrees -0.26
llama* 0.30
llega* -0.27
llegu* -0.40
llegue -0.40
lleva -0.42
lleva* -0.71
llevaba -0.35
llevar -0.69
llevo 0.69
llevo _ @ 0.24
llevo el 0.39
lo -0.36
lo _ , -0.51
lo _ @ -0.33
lo _ a 0.24
lo _ el -0.57
lo _ en -0.49
lo _ la -0.40
lo _ mi -0.25
lo _ un -0.53
lo _ una -0.26
lo _ usado -0.29
lo _ yo 0.52
lo basico -0.43
lo de -0.38
lo hacia -0.66
lo he -0.55
lo hice -0.33
lo llevaba -0.40
lo mejor -0.27
lo tengo 0.16
lo use -0.16
load 0.70
loade* 0.19
loaded 0.19
loadi* 0.33
loading 0.33
local -0.21
locke* -0.55
locked -0.55
log 0.34
logge* -0.17
logged -0.17
logis* 0.59
lohn -0.40
lohna* -0.23
lohnabrechnung -0.23
lol -0.76
lol $ -0.54
lol _ wish -0.43
lol i -0.43
long - 0.48
long ago -0.51
longt* -0.43
longtemps -0.43
longtemps , -0.23
longu* 0.77
lonja 0.32
look 0.21
looke* -0.31
looked -0.31
looked _ @ -0.17
looked _ by -0.37
looki* -0.31
looking -0.31
looku* 0.23
lookups 0.23
lors -0.70
lors du -0.43
los -0.16
los @ -0.45
los _ , 0.49
los _ el -0.46
los _ en 0.39
los _ la -0.25
los _ mi -0.44
los clientes 0.65
los de -0.44
los dos 0.17
los nuevos 0.40
lost 0.56
lot $ 0.18
lots 0.52
love _ learn -0.33
love to -0.16
ltd 0.22
ltd $ 0.27
ltd _ 0 0.41
lui -0.32
lunes 0.41
lycee -0.23
lyon 0.25
m -0.33
m $ -0.28
m ) 0.45
m 0 0.22
m _ 0 -0.37
m _ de 0.22
m'app* -0.53
m'env* 0.60
m'ins* -0.64
m'y -0.83
m'y mettre -0.58
ma -0.34
ma collegue -0.62
ma mere 0.32
ma responsabilite 0.47
ma responsable -0.28
mach ich -0.40
mache 0.29
mache ich 0.21
mache* -0.47
machen -0.47
machen $ -0.36
machi* -0.37
machine -0.29
machine $ 0.42
machines -0.33
machines $ -0.18
macht -0.49
macht _ @ -0.48
macon 0.55
macon , 0.46
macon* 0.37
macons 0.30
macros $ 0.22
made -0.67
made by -0.64
made the -0.39
maestro -0.28
magas* 0.18
magasin 0.39
mai $ 0.16
mail 0.69
maintained -0.22
maintaining -0.17
maintenance 0.59
mairi* 0.24
mairie 0.24
mais -0.22
mais je -0.46
maison , 0.41
maitrise 0.49
maker -0.55
maker _ @ -0.50
maker of -0.50
makin* -0.34
making -0.34
mal -0.36
man -0.60
manage 0.49
managed 0.25
managed @ 0.32
management 0.26
management , 0.44
manager $ -0.43
manager , 0.32
managers 0.31
managers $ 0.19
managing -0.19
manan* -0.31
manana -0.31
manda* -0.51
manejaba -0.16
manejar 0.43
manejo @ 0.50
manha* 0.40
manhattan 0.40
mano -0.35
mano $ 0.44
manque -0.25
manque mon 0.31
mante* 0.39
mantenimiento 0.26
manua* 0.29
manual 0.29
mappi* 0.63
mapping 0.63
maqui* -0.38
mar 0.43
mar 0 0.33
march 0.37
march 0 0.30
march* 0.36
marche 0.51
marches -0.28
mardi* 0.16
mardis 0.16
maria* 0.59
marke* 0.30
marlo* 0.43
marlow 0.43
marqu* 0.67
mars $ -0.37
marzo 0.22
mas $ -0.57
mas _ 0 0.22
mas _ la 0.30
mas _ menos -0.41
mas de 0.35
mas o -0.41
masch* 0.45
master -0.24
mate -0.37
mater* 0.65
mates -0.26
mathe* 0.61
maths -0.24
matin $ -0.38
may 0.32
may $ -0.36
may 0 0.36
mayo -0.47
mayo $ -0.43
mayor* -0.33
mayores 0.57
md 0.32
me -0.17
me $ 0.41
me , -0.20
me _ , -0.50
me _ a 0.17
me _ al -0.42
me _ bien -0.69
me _ de 0.39
me _ el -0.38
me acuerdo -0.35
me caduco -0.16
me dejaron -0.16
me encantaria -0.42
me falta -0.37
me faltan -0.37
me gustaria -0.50
me lo 0.27
me los -0.25
me toco -0.38
mean -0.44
measu* 0.45
mecha* 0.81
media* -0.47
medias -0.60
medic* -0.30
medical 0.40
medication -0.43
medio 0.42
meeti* 0.16
meetings 0.51
mehr -0.35
mehr $ 0.21
mein -0.39
mein _ hat -0.38
mein mann -0.42
mein vater -0.46
meine @ 0.31
meinem 0.21
meinen -0.29
meist* -0.30
meisterschule -0.31
mejor* 0.35
mejore 0.35
mejore _ atencion 0.18
mejore la 0.18
melke* 0.25
membe* 0.40
member 0.17
memor* 0.37
men -0.34
menos -0.65
mensual 0.57
mensual de 0.51
mensuelle 0.20
menti* 0.35
mention 0.28
mentor 0.24
menu 0.16
menus 0.31
mercado 0.27
mercancia 0.26
mercr* 0.28
mercredi 0.28
merge* 0.48
mes 0.33
mes $ 0.22
mes soins 0.38
mesa 0.42
meses -0.21
meters 0.50
metho* 0.22
method 0.51
method statements 0.36
methodes -0.17
methods 0.16
metro* -0.31
mets 0.24
mettr* -0.38
mettre -0.38
mi -0.20
mi , 0.19
mi @ 0.25
mi _ , -0.16
mi _ con -0.36
mi _ es -0.65
mi _ tenia -0.19
mi companera -0.30
mi cunado -0.37
mi hermano -0.42
mi jefa -0.17
mich , 0.38
micro* 0.61
midi -0.25
mient* -0.21
mientras -0.21
might -0.36
might have -0.36
migration -0.24
mil 0.30
milli* -0.51
million -0.71
millo* -0.36
min $ -0.19
min _ 0 0.19
min to 0.19
mine 0.65
mine $ 0.39
minib* 0.54
minut* -0.87
minutes -0.44
minutes at -0.49
mio 0.39
mir -0.35
mise 0.37
mise en 0.24
mismo 0.64
missed a 0.30
missing 0.19
missing , 0.16
mit 0 -0.22
mit _ - 0.83
mit _ 0 0.47
mit _ @ -0.70
mit dem 0.19
mit den 0.30
mit der 0.46
mit pivot 0.37
mitar* -0.27
mitarbeit 0.18
mitge* 0.15
mixed -0.30
mobile -0.21
mocht* -0.68
mochte -0.68
mochte ich -0.27
modul 0.41
modul* -0.58
modules 0.33
moi $ -0.22
moi : -0.37
moi _ @ 0.57
moi qui 0.35
moins -0.54
mois 0.63
mois $ 0.67
mois ( 0.18
mois , 0.25
mois _ 0 0.18
momen* -0.51
mon -0.40
mon @ -0.17
mon _ - -0.36
mon _ a -0.15
mon binome -0.22
mon chef -0.63
mon depart -0.37
mon equipe 0.26
monat 0.50
monat $ 0.28
monat* 0.83
monda* 0.43
monday 0.34
monit* 0.30
monitora 0.29
monitora de 0.29
monoc* 0.70
montaje 0.15
montaje de 0.35
montar -0.19
monte -0.46
monte* -0.52
monthly $ 0.52
months 0.17
montr* 0.27
morni* 0.46
morning 0.40
morning $ 0.47
most 0.37
mostly @ 0.45
mother _ ) 0.37
mother tongue 0.54
motor* 0.48
motors 0.42
mots -0.18
mots de -0.21
move 0.16
moved 0 0.37
moved the -0.22
movin* -0.24
moving -0.24
mrs -0.34
mrs _ , -0.58
ms -0.17
ms _ , -0.44
mt -0.22
mucho -0.69
multi* 0.33
munic* -0.16
municipal -0.16
murci* -0.15
murcia -0.15
murcia $ -0.15
museu* -0.16
museum 0.31
musst* -0.68
musste -0.68
musste ich -0.47
mutte* 0.31
muttersprache 0.24
muttersprache $ 0.63
my -0.28
my @ 0.67
my _ ) -0.31
my _ @ 0.57
my _ and 0.25
my _ for -0.75
my _ has -0.41
my _ is -0.43
my _ job -0.37
my _ to -0.35
my _ tongue 0.29
my _ was 0.35
my _ with -0.63
my brother -0.27
my colleague -0.33
my desk -0.17
my grade -0.34
my husband -0.33
my job 0.34
my licence -0.41
my mother -0.30
my name 0.46
my own 0.63
my predecessor -0.65
my supervisor -0.42
my time 0.21
my uncle -0.57
mysel* 0.18
myself 0.18
myself , 0.18
mysql 0.54
n -0.16
n 0 -0.36
n _ ) 0.32
n _ 0 0.42
n o 0.42
n'a -0.34
n'ai -0.53
n'ai jamais -0.34
n'ai pas -0.39
n'y 0.26
n'y _ pas 0.33
nach 0 0.64
nach _ @ -0.23
nach dem -0.19
nach plan 0.30
nachb* -0.33
nachs* -0.76
nachstes -0.44
nachstes jahr -0.44
nada -0.83
nada $ -0.58
nada de -0.39
nada mas -0.54
nadie 0.23
nadie mas 0.49
nante* 0.16
natio* 0.51
national 0.51
nativ* -0.18
native -0.41
nativo 0.54
nativo $ 0.47
navis* -0.32
navision -0.32
navision $ -0.32
nd 0.35
ne -0.39
ne _ pas -0.42
near -0.38
neben* -0.66
neces* 0.22
needed $ 0.48
needl* 0.46
negoc* -0.69
nehme 0.55
neighbouring -0.23
nein -0.55
nein $ -0.51
nest 0.16
neue 0.30
neuen -0.19
never -0.47
never _ a 0.53
never _ it -0.43
never _ the -0.23
never did -0.52
never had -0.24
never missed 0.30
never touched -0.39
new 0.18
new _ in 0.33
next -0.97
next _ the -0.16
next door -0.39
next to -0.16
next year -0.29
ni _ , -0.46
ni idea -0.57
ni un 0.51
nicht -0.97
nicht $ -1.07
nicht mehr -0.43
nicht nur 0.57
nicht* -0.19
nichts -0.16
nie -0.22
nie $ -0.59
nie _ @ -0.52
night 0.38
night audit 0.40
night shift 0.24
night* 0.44
nightly 0.46
nights 0.35
nights , 0.23
nil 0.55
ningu* -0.31
ninos 0.55
nivea* 0.24
niveau 0.24
niveau 0 0.41
niveau _ 0 -0.35
nivel -0.21
nmc -0.31
no -0.64
no $ -0.36
no , -0.74
no @ -1.18
no _ , -0.39
no _ : 0.45
no _ a -0.29
no _ acuerdo -0.31
no _ dejaron -0.16
no _ el -0.44
no _ in 0.33
no _ ni -0.17
no _ pero -0.22
no _ si 0.31
no conformidades 0.18
no entraba -0.44
no estoy -0.57
no experience -0.41
no habia -0.42
no llegue -0.40
no lo -0.48
no sabria -0.42
no se -0.40
no tengo -0.78
nobod* 0.18
nobody 0.18
nobody else 0.28
noch -0.37
noch als 0.35
noch nicht -0.64
noch nie -0.26
non -0.99
non $ -0.33
non , -0.59
nope -0.53
nope , -0.53
nordw* 0.19
nordwind 0.19
nordwind $ 0.16
nos la -0.19
not -1.01
not @ -0.66
not _ , -0.27
not _ @ -0.34
not _ in -0.59
not _ that -0.48
not just 0.34
not me -0.51
not the -0.29
not yet -0.41
notai* 0.44
notaire 0.29
note 0 0.33
note _ , 0.32
notes -0.50
nothi* -0.50
nothing -0.50
notic* -0.16
notio* 0.16
notions 0.16
notre -0.30
notre @ -0.50
nous -0.23
nous $ -0.44
nouve* 0.63
nov -0.23
nov 0 0.40
now 0.69
now $ -0.29
nueva* 0.32
nuevas 0.32
nuevo* 0.37
nuevos 0.37
nuit 0.25
nuit $ 0.33
nuit , 0.48
null -0.34
numer* 0.18
nunca -0.23
nur -0.54
nur _ , 0.21
nur der 0.20
nurse $ -0.36
nurse , 0.46
nurse _ @ 0.35
nurses , 0.15
nursi* 0.41
nursing 0.41
nutze 0.16
nutze @ 0.16
nvq 0.25
o 0 0.32
o _ , -0.33
o menos -0.41
ob _ zahlt -0.24
ob das -0.24
objec* -0.36
objectif -0.52
obser* -0.51
obten* 0.65
obtenu 0.63
obtenu _ 0 0.55
obtenu en 0.60
ocho 0.52
ocho anos 0.52
oct 0 0.22
octobre 0.28
octub* -0.60
octubre -0.60
ocupa* -0.28
ocupaba -0.46
of , -0.36
of - 0.17
of _ ) 0.53
of _ , -0.15
of _ 0 0.27
of _ @ 0.34
of _ and 0.33
of _ for -0.30
of _ in 0.47
of _ on 0.37
of a -0.19
of an 0.30
of it -0.27
of them 0.35
off 0.46
off $ 0.17
off _ and 0.25
off sick 0.30
offen -0.38
offen* 0.52
offer* -0.55
offic* -0.47
office -0.18
office junior -0.29
offse* 0.21
offsets 0.21
oficial -0.22
oficiales $ -0.26
oh 0.38
ohio 0.53
ohne -0.22
ohne @ -0.94
okafo* -0.47
old -0.24
on $ -0.66
on - 0.50
on 0 0.30
on @ -0.63
on _ - 0.19
on _ 0 0.28
on _ a -0.35
on _ and 0.34
on _ call 0.24
on _ line 0.44
on _ of 0.19
on _ own 0.27
on _ rest 0.22
on _ robodrill 0.22
on _ the 0.27
on _ waiting -0.45
on appelait -0.46
on it -0.38
on m'a -0.30
on nights 0.36
on our -0.20
on paper -0.48
on the 0.40
on there 0.80
on to -0.51
once -0.58
one $ 0.22
one - -0.37
one day -0.48
one of -0.20
ones -0.24
online -0.18
only _ basics -0.52
only _ on 0.59
only _ the -0.31
only the -0.56
ont -0.57
onto -0.18
onto @ -0.18
opene* -0.17
opened -0.17
opera 0.18
opera cloud 0.44
opera* 0.34
operador 0.43
operator -0.18
oposi* -0.42
ops 0.65
opt 0.16
opt - 0.16
opt _ outs 0.16
optic* 0.29
or -0.44
oracl* 0.36
oracle 0.36
oral 0.44
order 0.17
order* 0.41
ordered -0.22
ordering 0.20
ordering $ 0.17
orders 0.61
orders $ 0.46
orders in 0.23
org 0.47
org $ 0.49
org 0 0.21
org _ 0 0.21
organ* 0.30
organisiert 0.46
organizo 0.45
orien* -0.19
orientation 0.17
other 0.18
other* 0.18
others 0.18
others $ 0.36
otono -0.23
otono $ -0.23
otra -0.35
otro -0.46
otter* 0.32
otterbourne 0.31
otterbourne _ hospital 0.31
otterbourne general 0.31
ou -0.61
oubli* -0.37
oublie -0.37
oui -0.54
oui $ -0.39
our -0.73
ours -0.64
out , 0.18
out _ 0 -0.15
out _ @ 0.19
out _ at 0.15
out _ the -0.45
out of -0.32
out to -0.66
outil* -0.16
outils -0.16
outlo* 0.30
outlook 0.30
outs , 0.16
outsi* -0.29
outside -0.29
ouver* -0.63
over 0.41
over 0 0.23
over one 0.29
over the 0.16
overd* 0.53
overdue 0.53
overt* 0.67
overtime 0.60
own 0.24
own , -0.26
own _ with 0.32
owner 0.31
oxida* -0.55
oxidado -0.55
pacie* 0.23
pacientes 0.23
packe* 0.22
packi* 0.53
packing 0.53
pagan -0.21
page 0.48
pair -0.17
papers -0.24
paperwork -0.19
papie* -0.20
papier -0.17
par -0.39
par _ pour 0.35
par _ prestataire -0.29
par _ soins 0.38
par de -0.35
par la -0.39
par le -0.31
par les -0.24
par mes 0.38
par moi -0.15
par mois 0.59
par patient 0.35
par semaine -0.16
par un -0.62
par une -0.53
para 0.41
para @ -0.24
para _ @ -0.31
para el -0.40
para las 0.39
para octubre -0.60
param* 0.50
parce* -0.26
parcels -0.39
parec* -0.40
parecido -0.35
parecido , -0.35
paren* -0.22
parents -0.18
parle 0.26
parle @ 0.33
parle _ @ -0.29
parle pas -0.30
part -0.43
part $ 0.15
part of -0.46
parta* -0.55
partait -0.50
partait en -0.41
parte 0.31
parte* -0.78
parti 0.36
parti* 0.54
participe 0.31
parties 0.26
partn* -0.20
partner -0.51
partners 0.43
partos _ @ 0.18
pas -0.63
pas $ -0.25
pas , -0.29
pas @ -0.43
pas _ @ -0.76
pas _ au -0.54
pas de -0.69
pas encore -0.47
pas moi -0.28
pas seulement 0.48
pasab* -0.72
pasaba -0.62
pasar 0.46
pasar* -0.26
paso -0.45
pass -0.28
passa* -0.19
passais -0.61
passait -0.29
passait par -0.17
passe $ -0.19
passe _ permis 0.24
passe en 0.49
passe* -0.18
passed $ 0.54
passed 0 -0.38
passed _ @ 0.32
passed _ to -0.52
passee -0.63
passi* -0.20
passionate 0.36
pastr* 0.24
pastry 0.24
patch* 0.79
patient 0.45
patient pour 0.35
patio 0.38
patro* -0.24
patron -0.26
patron , -0.23
pay 0.52
payme* 0.41
payments 0.34
payro* 0.25
payroll 0.25
pdf -0.46
pedia* 0.15
pedid* 0.28
pedidos 0.57
pendant _ @ -0.53
pendant le 0.46
pendant les -0.45
pendant mon -0.40
pendi* -0.72
pendiente -0.76
pendiente de -0.38
pending -0.22
pending $ -0.22
peopl* -0.41
people -0.41
people $ -0.25
people , -0.34
per 0.57
per shift 0.35
perce* 0.42
percent 0.42
perim* -0.75
perio* -0.38
permi* -0.42
permis -0.39
permis $ -0.28
pero -0.30
pero _ no -0.25
pero no -0.37
pero si -0.20
perso* 0.15
person 0.27
personas 0.32
personas $ 0.23
personas _ dos 0.22
personne 0.39
personnes -0.20
personnes $ -0.35
pesca* 0.63
pesee 0.27
petit 0.57
petit* 0.61
petits 0.48
pflas* 0.32
pfleg* -0.48
ph 0.30
pharm* 0.25
pharmacien 0.56
pharmacist 0.52
phasa* 0.48
phasage 0.48
phase 0.28
phone 0.33
photo* -0.19
photoshop 0.28
pick 0.29
pick up 0.24
picke* -0.24
picked -0.39
picker 0.35
picker in 0.24
pictu* -0.40
picture -0.40
piece* -0.17
pieces -0.17
piens* -0.37
pienso -0.37
pilot* -0.18
pilote 0.40
pin 0.36
pin 0 0.32
pipel* 0.52
pipeline 0.59
pisci* 0.37
pisos 0.36
pivot 0.34
pivot tables 0.37
pivot* 0.17
pivots 0.17
place $ -0.37
place , 0.22
place* 0.27
plan 0.74
plan $ 0.35
plan de 0.54
plane -0.44
plane* -0.37
planning , 0.37
planning to -0.39
plannings 0.46
plans -0.37
plant* -0.19
planta -0.64
planta de 0.49
plantas 0.40
plantas $ 0.40
plast* 0.51
plate 0.40
plate* -0.38
plateforme -0.46
plateforme $ -0.35
plats 0.43
platt* 0.45
platz -0.46
plaza -0.30
plc 0.42
plc $ 0.23
pleas* -0.32
please -0.32
plent* -0.23
plenty -0.23
plenty of -0.23
plus -0.33
plus $ -0.49
pm 0.46
pms 0.56
poco -0.73
poco , -0.43
poco mas -0.56
poda 0.15
point 0.19
point* 0.73
pointage 0.43
points 0.41
polis* 0.36
pompi* 0.49
pompier 0.49
pompier volontaire 0.43
ponia -0.52
por @ -0.24
por _ , 0.46
por _ de -0.19
por _ del -0.30
por _ y 0.57
por mi 0.49
por turno 0.25
port 0.46
porta* 0.43
portefeuille 0.41
portes -0.63
portf* -0.23
portfolio -0.23
pose de 0.35
posit* 0.27
position 0.50
possi* -0.67
possibly -0.46
possibly at -0.46
post , 0.41
poste -0.62
poste* -0.38
postg* 0.52
postgres 0.40
pour -0.30
pour 0 -0.40
pour _ , 0.34
pour _ @ -0.75
pour apprendre 0.40
pour la -0.37
pour moi -0.50
power bi -0.18
power query 0.20
power* 0.61
ppm 0.38
ppt -0.47
pract* -0.34
practicas $ -0.40
practitioner -0.35
prair* 0.37
prairie 0.37
prati* 0.20
pratique 0.20
praxi* -0.24
praxisanleiterin 0.15
pre 0.37
pre - 0.37
preci* 0.43
precios 0.22
predecessor -0.65
prefe* 0.26
premi* 0.28
preparacion 0.25
preparatrice 0.50
prepare 0.45
prepare _ @ 0.42
prepared the -0.32
pres 0.38
prese* -0.23
present 0.21
present $ 0.52
presentacion 0.53
presento 0.56
presq* -0.38
presque -0.38
press -0.23
press* 0.16
prest* -0.21
prestataire -0.24
presu* 0.27
prete* -0.17
prevu -0.50
price 0.68
primary _ , 0.17
primary school 0.50
primavera -0.27
prime* 0.87
primera 0.55
princ* 0.37
principal 0.29
principal contractor 0.22
printemps -0.31
printemps $ -0.17
prints 0.58
priva* 0.32
pro 0.40
proba* -0.51
probl* 0.45
proch* -0.85
product 0.15
production 0.42
produits 0.17
profe* 0.20
profesionalidad 0.29
profi* 0.71
profile 0.53
progr* -0.18
program -0.20
programmiert -0.29
programs -0.25
proje* -0.17
project $ 0.25
projekte 0.45
projet -0.43
promi* -0.64
promis -0.51
promo* 0.59
prono* 0.23
prope* -0.37
propi* -0.26
propia -0.18
propio -0.20
propio $ 0.33
propo* 0.35
prosp* -0.24
proto* 0.45
prove* -0.35
proveedor -0.49
proveedores 0.29
proveedores , 0.29
provi* -0.55
provisional -0.56
provisional @ -0.56
proye* 0.38
proze* 0.47
prozent 0.19
prueb* -0.23
prueba de 0.28
prufu* -0.35
prufung 0.18
pss 0.21
pss y 0.21
psych* 0.37
pt 0.40
publi* 0.45
public 0.17
puede -0.33
puest* -0.19
puis 0.38
pull 0.61
pulle* 0.19
pulled 0.19
pupil* 0.34
pupils 0.34
purch* 0.69
put in 0.47
put it 0.49
pv 0.41
pytes* 0.56
pytest 0.56
pytho* 0.15
python 0.15
q 0.43
qc -0.23
quali* 0.52
qualifications 0.58
qualite -0.17
quand -0.21
quant* 0.33
quatr* 0.39
quatre 0.39
quatre ans 0.22
quatre apprentis 0.17
que _ , -0.64
que _ de -0.18
que _ el -0.33
que _ en 0.65
que el 0.21
que en -0.27
que hice 0.62
que j'ai -0.19
que non -0.41
que oui -0.44
que si -0.47
que viene -0.23
que yo -0.21
queda* 0.16
quedaba -0.40
quelq* -0.46
quelqu'un -0.49
quelqu'un d'autre -0.49
quelque -0.55
queri* 0.26
query 0.48
qui -0.51
qui _ le -0.42
qui _ les -0.20
qui faisait -0.32
qui s'en -0.46
quien 0.42
quier* -0.42
quiero -0.51
quinze -0.24
quinze _ , -0.24
quinze ans -0.24
quiro* 0.16
quoti* 0.78
quotidien 0.59
quotidien $ 0.54
quotidienne 0.38
r -0.18
r $ 0.41
racio* 0.25
rack 0.31
radio* 0.33
raise* 0.18
ramen* 0.43
ramene 0.43
ramene _ 0 0.43
ramene de 0.43
ran @ 0.26
ran _ @ -0.35
ran _ in -0.16
ran out -0.37
rang -0.27
rapid* -0.70
rapido -0.70
rappr* 0.56
rate 0.38
re 0.35
re - 0.35
reach -0.39
react and 0.20
read -0.50
read the -0.41
readi* -0.17
reading -0.17
ready -0.44
reall* -0.31
really -0.31
rebui* 0.35
rebuilt 0.35
recal* -0.45
recepcion de -0.39
reception , 0.28
recer* 0.26
recet* 0.34
reche* 0.36
rechnungen -0.32
recib* 0.42
recic* 0.38
reciclaje 0.38
recla* 0.26
recon* -0.30
recor* 0.79
recordings 0.65
records 0.63
recorro 0.24
recov* 0.30
recue* 0.20
recuento 0.27
recuento de 0.23
recup* 0.88
recur* 0.65
recyc* -0.23
recyclage 0.51
recycle -0.22
redac* 0.25
redaction 0.52
redes* 0.38
redesigned 0.38
redig* 0.34
redige 0.34
redui* 0.26
referencias -0.30
refreshed _ 0 0.17
refresher -0.21
regar* -0.58
regen* 0.46
regio* 0.30
region -0.22
regional 0.71
register 0.43
registration -0.51
registro 0.43
registros 0.39
regla* 0.32
reglage 0.32
regul* 0.50
reich* -0.43
reicht -0.39
reicht zum -0.57
rein 0.30
rein $ 0.30
reise* 0.42
relea* 0.52
release 0.52
relevait -0.18
relevant 0.56
releves 0.52
releves de 0.64
relie* 0.18
remar* 0.54
remem* 0.26
remember 0.26
remor* 0.54
remplacante 0.18
remplace 0.50
rende* 0.21
renew -0.46
renew* 0.22
renewed 0.22
renewed _ 0 0.35
renou* 0.59
renouvele 0.35
renouvelee 0.32
renov* -0.18
renovado 0.30
renovado _ 0 0.51
renovado en 0.63
rentr* -0.34
rentree -0.35
repai* -0.18
repar* -0.30
reparto 0.59
repas 0.41
repas* -0.55
repaso 0.63
repla* 0.58
replaced 0.48
replaced the 0.41
repon* -0.66
reponse -0.48
repor* 0.21
report 0.45
report _ 0 0.19
report _ me 0.39
report from 0.19
report to 0.39
reporting 0.40
repri* 0.59
repris 0.47
repris _ @ 0.30
repris la 0.30
reprise 0.40
reps -0.39
reps $ -0.39
reput* -0.22
research 0.15
reser* -0.18
reservee -0.20
reservee aux -0.20
reserves 0.30
residentes -0.19
residents 0.32
residents $ 0.27
resol* 0.19
resou* 0.74
respo* 0.30
responsabilite , 0.29
responsable $ -0.64
responsable _ 0 0.16
responsable _ la 0.40
responsable de 0.69
responsable en 0.20
responsible 0.21
responsible _ @ 0.52
responsible for 0.53
rest 0.19
rest ) 0.22
restaient -0.30
reste -0.19
results -0.18
retar* 0.58
retard 0.58
retired 0.18
retired $ 0.27
retou* 0.51
rettu* 0.54
reuni* 0.31
reuss* 0.42
reussi 0.42
reval* 0.28
revalidated 0.28
revalidated _ 0 0.30
reve -1.02
reven* -0.58
review 0.32
revision -0.15
rewro* 0.48
rewrote 0.48
rf 0.37
riego 0.62
rien -0.61
rien $ -0.68
rien de -0.33
riesg* 0.62
right 0.46
ring 0.29
road -0.23
road $ -0.31
robod* 0.22
robodrill 0.22
robodrill , 0.22
robodrill _ haas 0.22
robot -0.28
rohba* -0.22
roja -0.27
roll -0.26
room -0.41
rope 0.47
rota _ 0 0.42
rota for 0.37
rotas 0.17
rotat* 0.74
rotation 0.44
rotation , 0.44
round* -0.23
rounds -0.23
route 0.50
route* 0.62
routes 0.62
rt 0.42
rtitb 0.24
run 0.27
run , 0.23
rund 0.25
rund 0 0.25
runde 0.36
runde _ mit 0.41
runde tische 0.41
running the 0.39
s , -0.26
s 0 0.64
s _ - 0.48
s'en -0.38
s'est -0.34
sabad* 0.21
sabri* -0.42
sabria -0.42
sacar -0.66
sacar* -0.39
sacarlo -0.31
sacarme -0.32
sacarme el -0.32
sachb* 0.43
sache -0.48
sache der -0.54
safet* 0.63
safety 0.63
sage -0.17
sage $ -0.29
sage 0 -0.41
sagen -0.50
sagen $ -0.45
sais -0.46
sais pas -0.43
saisi* 0.26
saisie 0.44
saiso* 0.50
saison 0.32
saisonniers 0.18
saisons 0.22
salar* -0.30
salaries -0.30
salaries , -0.33
sale 0.21
salia -0.74
salon -0.26
salud 0.42
salud $ 0.39
same -0.15
samples -0.40
samstags -0.23
sap 0.36
saque 0.60
saque el 0.60
sass -0.41
sat -0.64
sat _ the -0.34
satur* -0.17
saturday -0.33
saturdays 0.23
saturdays $ 0.23
saura* -0.78
saw -0.66
say -0.42
say $ -0.46
scaff* -0.30
scaffold -0.30
schal* 0.34
sched* -0.17
schedules -0.17
schein ist -0.25
schem* 0.46
schichtleitung -0.35
schlu* 0.50
schneiden 0.25
schnu* -0.62
schon -0.69
schon , -0.49
schon _ , -0.26
school $ 0.47
school , -0.24
school _ 0 -0.24
school _ september 0.16
schre* 0.31
schreibt 0.16
schri* -0.25
schul* -0.28
schule -0.59
schulung -0.72
schwe* -0.33
scien* 0.23
science 0.57
science , 0.35
script 0.15
se -0.48
se _ caduco -0.21
se _ con 0.18
se _ mi -0.27
se faisait -0.17
se jubilo 0.17
se me 0.35
se ocupaba -0.40
se si 0.38
seaso* 0.32
seasons $ 0.38
seat 0.39
seat _ in 0.24
seat picker 0.24
seate* 0.28
sec 0.49
sechs 0.19
sechs jahren 0.30
secti* 0.26
section 0.24
secur* 0.34
security 0.33
seen -0.71
segui* 0.19
segun* -0.37
segundo -0.74
segur* 0.34
segura 0.18
segura $ 0.18
seguro -0.35
sein -0.35
seis 0.44
seit 0.50
seit 0 0.64
seit _ , 0.65
seith* 0.30
seither 0.30
selbe* 0.30
selber 0.30
selbs* 0.55
selbst 0.65
selbst $ 0.50
selbst _ @ -0.31
selbstandig 0.25
selec* 0.25
self 0.37
self - 0.34
semaines $ 0.50
semaines en -0.34
seman* 0.19
semanal 0.66
semes* -0.73
semin* -0.33
seminar -0.33
senci* -0.52
send 0.31
senior _ , 0.41
sent _ to -0.65
sent to 0.28
separ* -0.22
separate -0.40
sept 0.53
sept 0 0.51
sept ans 0.40
septe* -0.29
september -0.30
september $ -0.18
september 0 0.46
september _ – 0.15
septembre 0 0.41
septi* -0.58
septiembre -0.62
septiembre $ -0.62
serie* -0.30
serve* 0.65
served 0.46
servers -0.17
service $ 0.24
services 0.24
services $ 0.29
serving 0.56
ses 0.38
session -0.22
set 0.46
set - 0.52
set _ @ -0.15
set _ the 0.62
set _ up 0.52
set up 0.63
seul 0.30
seule 0.47
sew 0.21
sew - 0.21
sew _ umrichter 0.21
shado* -0.16
she -0.62
sheets $ 0.46
shift $ 0.22
shop 0.27
shop , 0.44
shops 0.44
short 0.58
short* -0.35
si -0.40
si $ -0.71
si _ @ -0.48
si _ pero 0.43
si ca -0.37
si eso -0.44
si me -0.66
sich -0.40
siche* 0.38
sick 0.65
side -0.21
sie _ @ -0.45
sie in -0.29
siege -0.31
siege $ -0.43
siemp* -0.39
siempre -0.39
siempre _ la -0.30
sign 0.32
sign _ off 0.17
signa* 0.43
signait -0.62
signe 0.38
signed off 0.43
silve* 0.57
silver 0.57
simil* -0.53
similar -0.53
sin -0.25
sin @ -0.98
sin _ conformidades 0.18
sin no 0.18
since 0.21
since 0 0.47
since _ @ 0.25
sind -0.32
singl* 0.62
single 0.62
single - 0.61
single _ handed 0.35
sistema 0.48
sister -0.70
site $ 0.19
sites 0.56
sites , 0.48
situa* 0.75
six 0.28
six ans 0.30
six years 0.48
sketc* 0.37
sketch 0.37
slack 0.33
small 0.44
snag 0.54
so -0.20
so 0 0.52
so _ , -0.31
so far -0.68
so no -0.55
socia* 0.44
social 0.41
socie* -0.23
societe -0.32
socio -0.32
softw* 0.42
software 0.62
softwareentwickler 0.40
soign* 0.46
soins 0.55
soir 0.19
sol 0.20
sold -0.42
solda* -0.23
solde* 0.57
sole 0.45
solic* -0.62
solo -0.55
solo lo -0.34
someo* -0.45
someone -0.45
sommer -0.16
son -0.41
sons 0.22
sont -0.44
sont _ par -0.45
soon -0.54
sort 0.44
sort of -0.33
sorta* -0.39
sourc* -0.43
source -0.43
sous @ 0.67
sous _ traitance 0.29
sous la -0.51
sous ma 0.53
souve* -0.21
soy 0.20
sozia* -0.20
spani* 0.18
spark* -0.45
sparks -0.48
specification 0.41
spoke @ -0.27
spool* 0.56
spools 0.56
sprac* 0.59
sprea* -0.21
spreadsheets -0.30
sprin* 0.16
spring $ -0.51
spring 0 0.24
spring boot 0.28
sprit* 0.53
spritzgiessmaschinen 0.32
sql 0.16
ssr 0.37
sst 0.53
st 0.64
staat* 0.53
staatl 0.51
staatl $ 0.51
staatlich 0.23
stadt* 0.60
stadtwerke 0.21
stage -0.35
stage $ -0.22
stage theorique -0.38
stagi* 0.24
stand $ -0.35
stand* 0.29
standard -0.29
start - -0.17
start _ finish 0.27
start* -0.16
started -0.25
starters 0.28
starting -0.56
starts -0.31
state 0.63
state of 0.58
station 0 -0.26
statt 0.29
staye* -0.26
stayed -0.26
std 0.41
steht -0.99
steht auf -0.51
stell* 0.18
stelle 0.50
stellte 0.21
steuerberater -0.26
steuerberater $ -0.26
steuerfachangestellten 0.46
stock , 0.18
stock* 0.44
stocks 0.30
stopp* 0.49
stopped 0.49
store 0.38
store* -0.18
stores and 0.20
storu* 0.71
storungen 0.37
strai* -0.54
straight -0.54
strea* -0.27
strom* 0.47
struc* 0.37
structural 0.37
stude* 0.58
student 0.55
students 0.22
studi* -0.60
studies 0.39
studium -0.35
su -0.50
subco* -0.44
subcontractor -0.26
subcontractor $ -0.26
subcontrata -0.41
suis 0.20
suis _ pour -0.61
suite 0.23
suite* 0.37
suites 0.37
suivi 0.35
suivi des 0.29
summer -0.29
summer $ 0.17
summer 0 -0.32
summers 0.41
sunda* 0.42
sunday 0.22
sundays 0.31
super 0.55
superior 0.70
supervised 0.49
supervision -0.26
supervisor -0.64
supervisora -0.46
suppl* -0.19
supplied -0.19
supplier -0.19
suppliers -0.18
suppo* 0.47
support 0.32
support $ 0.46
suppose -0.53
sur @ -0.24
sur _ , -0.23
sur la -0.41
sur les 0.46
surto* -0.28
surtout -0.28
surve* 0.37
suspe* -0.58
sv -0.31
sverw* 0.33
sverweis 0.33
sverweis , 0.28
syndi* 0.30
syste* 0.20
system $ 0.36
systems 0.56
systems $ 0.56
t $ 0.21
tabel* -0.15
tabellen -0.23
tabla* 0.23
tablas 0.23
tablas _ , 0.18
tablas dinamicas 0.23
table 0.33
table* 0.16
tableaux 0.66
tableaux croises 0.37
tableros -0.36
tables 0.60
tables $ 0.45
tables , 0.27
tablet 0.40
tag 0.55
tag $ -0.22
tage -0.18
tagli* 0.46
taglich 0.43
taglich $ 0.51
taglich _ , 0.22
taglich bei 0.16
taille 0.23
take -0.24
takin* -0.27
taking -0.27
talleres 0.48
tambi* 0.55
tambien 0.55
tanto -0.36
tarde 0.26
targe* 0.21
target 0.21
tarif* -0.54
tarifas -0.24
taugh* 0.22
taught 0.22
taught @ 0.29
taught _ 0 -0.19
taught year -0.20
tb 0.25
tce 0.35
tea -0.68
teach* 0.55
teacher , 0.18
teaching 0.60
team _ 0 0.50
team _ the -0.38
team lead -0.66
team of 0.29
team von 0.27
technicians -0.40
techniker -0.74
technology 0.60
tecnico @ 0.27
tecnico _ @ -0.17
tecnico superior 0.36
tecno* 0.29
teil -0.29
teile -0.41
telc 0.49
telc _ 0 0.49
tele -0.47
tele , -0.47
telef* -0.31
temp -0.17
tempe* 0.70
temperaturas 0.49
temperatures 0.60
templ* 0.53
ten -0.22
tenais 0.16
tenait -0.32
tenan* -0.29
tendr* -0.39
tendria -0.39
tendria que -0.39
tengo -0.48
tengo _ carnet 0.23
tengo _ titulo 0.31
tengo el 0.36
tenia -0.24
tenia @ -0.29
tenu 0.15
tenu _ @ 0.35
tenu le -0.26
tenue 0.30
tenue de 0.34
teori* -0.73
term -0.36
term $ -0.32
termi* -0.25
termin -0.77
termine 0.21
termine en 0.51
terms -0.67
terra* 0.34
terraform 0.41
tesco 0.27
test -0.58
test $ -0.32
testc* 0.51
testcontainers 0.51
teste* 0.45
tested 0.35
tests , 0.36
th 0.21
that -0.48
that $ -0.92
that , -0.28
that _ done -0.16
that _ i 0.28
that _ other 0.34
that counts -0.55
that i 0.44
that up -0.57
that'* -0.35
that's -0.35
the -0.29
the _ ( 0.39
the _ 0 0.24
the _ @ 0.18
the _ after 0.22
the _ and -0.41
the _ as 0.49
the _ at -0.48
the _ before -0.31
the _ but -0.51
the _ centre 0.17
the _ contractor 0.22
the _ desk -0.20
the _ did -0.42
the _ floor -0.27
the _ for -0.39
the _ had 0.16
the _ left 0.23
the _ list -0.35
the _ nurses -0.32
the _ office 0.27
the _ page 0.37
the _ picker 0.24
the _ report 0.20
the _ room -0.46
the _ sheets 0.17
the _ shop -0.17
the _ signed -0.33
the _ since 0.22
the _ still 0.32
the _ team 0.29
the _ that -0.28
the _ time 0.29
the _ to 0.33
the _ unit -0.34
the _ used 0.26
the _ while -0.71
the _ who -0.27
the _ with 0.22
the _ year -0.15
the accountant 0.36
the agency 0.23
the bank 0.23
the basics -0.52
the board 0.43
the books 0.15
the budget -0.49
the bureau 0.17
the council 0.26
the course -0.59
the data 0.25
the desk 0.30
the district -0.25
the firm 0.16
the first 0.25
the fitter -0.48
the head 0.18
the job 0.20
the kitchen 0.23
the lab 0.19
the ladder -0.21
the last 0.39
the licence -0.36
the machine 0.27
the month -0.19
the office -0.20
the one 0.46
the only -0.40
the post -0.16
the principal 0.22
the project 0.21
the rest 0.20
the robodrill 0.22
the same -0.26
the school 0.44
the seat 0.38
the shop 0.50
the sparks -0.48
the stock 0.20
the team -0.32
the third 0.27
the till -0.28
the tools -0.32
the van -0.40
the vet -0.26
the waiting -0.42
the ward -0.57
the weekly 0.33
the whole 0.67
the year -0.27
their 0.28
their 0 0.15
their own -0.48
them 0.15
them $ -0.30
then 0.29
theor* -0.98
theorie -0.66
theorique -0.38
theorique _ , -0.38
theory -0.53
there $ -0.56
there* 0.16
they -0.27
thing -0.51
things at 0.20
think -0.68
think so -0.62
think* -0.18
third 0.31
thoug* -0.28
though -0.28
three _ a 0.55
three _ in 0.26
three years -0.24
through _ 0 0.17
through the -0.21
tia _ 0 0.28
tia v 0.28
ticket -0.37
ticket _ out -0.34
ticket ran -0.34
tienda -0.39
tienda $ -0.39
tiendas 0.23
tiendas $ 0.20
tiene -0.55
tiens 0.41
tiens le 0.34
tig 0.48
till -0.27
time 0.25
time $ 0.55
times* -0.37
tisch 0.78
tisch* 0.55
tische 0.51
tische mit 0.41
titulaire _ @ -0.28
titulaire du -0.58
titulo 0.18
to -0.27
to $ 0.42
to 0 0.63
to @ -0.64
to _ - -0.27
to _ @ -0.27
to _ and 0.17
to _ as -0.43
to _ for -0.26
to _ from -0.60
to _ in 0.28
to _ into -0.38
to _ it -0.35
to _ k 0.25
to _ lab -0.17
to _ my -0.43
to _ on 0.44
to _ the -0.23
to _ us 0.42
to _ with -0.23
to a -0.21
to an 0.19
to be -0.93
to date 0.39
to get -0.25
to hold -0.33
to learn -0.37
to me 0.58
to order -0.38
to pick 0.25
to present 0.40
to sit -0.27
to start -0.37
to the -0.28
to train -0.35
to us -0.45
to work 0.22
tocad* -0.35
tocado -0.35
toco -0.38
toda 0.36
toda la 0.36
todas 0.26
todas las 0.88
todav* -0.55
todavia -0.55
todavia no -0.48
todos los 0.70
toeic 0.66
toeic 0 0.50
toget* 0.24
together 0.24
together _ the -0.26
toile* 0.42
toilettes 0.17
tombe* -0.21
tombent -0.21
ton -0.44
tongu* 0.54
tongue 0.54
tongue $ 0.39
tongue ) 0.37
tonne* -0.17
tonner 0.29
tonnes -0.45
tonnes , -0.45
too 0.29
too , -0.18
took @ 0.59
took _ @ 0.31
took over 0.43
took the -0.39
toque -0.52
torre* 0.24
torte* 0.53
touch* -0.79
touchais -0.34
touchais pas -0.34
touche -0.37
touche $ -0.28
touched -0.53
touched it -0.45
toucher -0.35
toure* 0.19
touren 0.47
tourn* 0.15
tournee 0.35
tous 0.84
tous _ @ 0.54
tous _ jours 0.41
tous _ mardis 0.16
tous les 0.78
tout _ qui -0.20
tout ce -0.20
tout le 0.21
toute 0.25
toute la 0.21
toute* 0.39
toutes 0.39
toutes les 0.39
traba* 0.16
trabajado -0.56
trabajado con -0.56
trabajar -0.35
trabajar con -0.35
trabaje 0.35
traca* 0.23
track* 0.43
tract* -0.21
tradu* -0.41
traduit 0.24
traduit _ @ 0.24
traduit les 0.24
trafi* -0.47
train -0.32
train* 0.20
trained 0.25
trained 0 0.26
trained _ new 0.39
trained two 0.41
trainee -0.26
training $ -0.46
traitance 0.29
traite 0.16
trami* -0.30
transitaire -0.51
trava* 0.44
travail 0.30
travaux 0.33
trave* 0.28
travel 0.28
treas* -0.15
treasurer 0.33
treasury -0.21
tres 0.60
tres _ en 0.16
tres anos 0.37
tri 0.26
trime* 0.47
trock* -0.21
trois 0.36
trois ans 0.33
tronc* 0.63
truc -0.28
truck 0.23
ts 0.36
tubos -0.45
tuesd* -0.17
tunne* 0.64
turki* 0.66
turkisch 0.66
turne* 0.39
turni* 0.26
turning 0.26
turno 0.18
turno $ 0.66
turno _ noche -0.25
turno* 0.29
turnos _ 0 0.35
turnos de 0.22
turnover 0.45
tutor 0.29
tutorial -0.54
tutri* -0.30
tutrice -0.30
tuve -0.16
twice 0.33
twice _ , 0.49
twice _ week 0.28
twice a 0.38
twice daily 0.51
two @ -0.29
two _ , -0.23
two _ @ 0.50
two _ and 0.43
two _ in -0.18
two _ to -0.64
two weeks 0.34
two years 0.41
type 0.37
typed -0.29
u 0.63
u 0 0.52
uber -0.16
uber @ -0.41
ubern* 0.23
ubernahm 0.34
ubernommen 0.49
ulcer* 0.42
ulcers 0.42
ultim* 0.21
ultimo 0.43
um @ 0.45
um die -0.42
umgan* 0.59
umges* 0.34
umric* 0.21
umrichter 0.21
umsch* -0.28
umschulung -0.28
umstellung 0.17
un -0.38
un 0 0.49
un @ -0.63
un _ : -0.28
un _ de -0.59
un _ en 0.38
un _ exterieur 0.23
un an 0.19
un budget 0.32
un cabinet -0.29
un cafe -0.49
un par -0.35
un poco -0.29
un prestataire -0.33
una -0.98
una @ -0.46
una _ de -0.27
una _ externa -0.18
uncle -0.64
und 0.69
und 0 0.28
und @ 0.77
und _ 0 0.26
und _ @ 0.24
und _ an 0.28
und _ die 0.49
und _ nach 0.53
und _ selbst -0.16
und _ von 0.83
und ans -0.22
und beheben 0.28
und dem -0.40
und der 0.34
und ich 0.54
und sew 0.21
under _ 0 -0.19
under a -0.31
under me 0.55
under my 0.45
under supervision -0.32
une -0.57
une @ -0.29
une _ , -0.50
une _ de 0.16
une equipe 0.26
une fois -0.17
une saison 0.46
une societe -0.47
unfal* 0.23
unfallfrei 0.23
uni 0.32
union 0.21
uniqu* -0.36
uniquement -0.50
unit -0.27
unit , -0.19
unite* -0.31
unites -0.31
unive* 0.58
universidad 0.55
universite 0.37
universite de 0.31
university 0.37
university , 0.22
university _ 0 0.20
university of 0.47
unos 0.44
unos 0 0.51
uns -0.21
uns _ der 0.20
uns der -0.55
uns die -0.37
uns nur 0.40
unser -0.63
unser* -0.72
unsere -0.43
unter -0.32
unter* 0.16
unterschrieben -0.50
unterwiesen 0.17
until 0.28
up -0.35
up _ 0 0.43
up _ @ -0.48
up _ date 0.26
up _ the -0.48
up by -0.26
up for -0.45
up on -0.44
up the 0.18
up to 0.35
updat* 0.22
update 0.49
uploa* -0.21
upload 0.33
upsta* -0.44
upstairs -0.44
upstairs $ -0.44
us -0.17
us from -0.30
usaba 0.40
usado -0.29
usado $ -0.29
usar -0.24
usar _ @ -0.46
usar la -0.18
use 0.34
use $ 0.20
used @ 0.45
used it -0.27
used to -0.27
user 0.31
uses -0.45
uses @ -0.47
using 0.57
uso 0.33
uso @ 0.17
usuar* 0.60
utilise -0.47
uv 0.36
v 0.57
v 0 0.51
v _ ) 0.31
va -0.45
vacac* 0.26
vacaciones 0.26
vais -0.39
valab* 0.45
valable 0.45
valable 0 0.30
valable _ 0 0.33
valen* -0.18
valencia -0.18
valencia , -0.18
valid 0.55
valid _ 0 0.54
valid to 0.54
validacion 0.22
validation 0.43
validees -0.56
valle 0.54
van -0.40
varia* 0.16
vater -0.17
veces -0.39
vehic* 0.72
vehicule 0.69
vehicule $ 0.53
vehiculo 0.22
venai* 0.26
venaient 0.26
venci* -0.72
venda* 0.17
vendanges 0.33
vendi* -0.28
vendo* -0.45
vendor -0.45
venia -0.34
venia* -0.48
venian -0.48
venta 0.80
venta* 0.60
venti* 0.56
veran* 0.42
verano 0.33
veranos -0.24
verantwortet 0.22
verantwortlich 0.35
verantwortlich fur 0.29
verba* -0.32
verdrahtet 0.20
verdrahtet , 0.18
verei* 0.34
verge* -0.48
verhandelt -0.44
verhandlungssicher 0.23
verification 0.71
veriz* 0.15
verizon 0.15
verizon $ 0.15
verka* -0.61
verkauf -0.28
verkauft -0.52
verle* 0.42
vers -0.23
vers @ 0.52
versa* 0.24
versc* -0.47
verst* 0.25
verte* -0.17
vertr* 0.24
vet -0.18
veter* -0.16
veterinary 0.47
veux -0.65
vez -0.42
vez , -0.32
vhs -0.55
vi -0.53
viand* 0.53
viandes 0.61
video* -0.64
videos -0.64
vie 0.17
viene -0.49
vier 0.26
vigen* 0.49
vigente 0.49
vigente $ 0.34
vigente _ 0 0.36
vigor 0.17
villa* -0.19
visit* -0.36
visiting -0.19
visits -0.38
visits $ -0.22
vista 0.20
visua* 0.50
visual 0.50
visue* -0.42
vitrine -0.15
vlook* 0.38
vlookup 0.38
voisi* -0.17
voisin -0.17
voitu* 0.57
voiture 0.57
volon* 0.28
volontaire 0.19
volun* 0.57
voluntario 0.19
volunteer 0.25
von 0.15
von 0 -0.18
von @ -0.34
von _ , -0.43
von _ auf 0.50
von _ bis 0.25
von _ und 0.44
von der 0.32
von mir 0.26
vor -0.17
vor $ -0.63
vorbe* 0.21
vorbereitet 0.35
vorbeugende 0.24
vorge* 0.20
vorhanden $ 0.43
vorst* 0.46
voy -0.34
voy a -0.34
vraie -0.23
vu -0.49
vue -0.26
wahre* -0.27
wahrend -0.27
waite* 0.45
waiti* -0.73
waiting -0.73
waiting _ for -0.45
waiting list -0.45
wales 0.21
wales $ 0.21
walk 0.42
walk - 0.49
want -0.39
want _ learn -0.30
want to -0.39
war -0.23
war $ -0.49
war , 0.26
war _ fur 0.29
war _ nicht 0.28
war _ noch 0.34
war der -0.52
war ich 0.21
war sache -0.18
ward 0.33
ward $ 0.87
ward 0 0.54
wards 0.73
waren* 0.20
wareneingang 0.17
wareneingang , 0.17
wars -0.64
warte* -0.27
warteliste -0.52
wartung 0.19
was -0.28
was 0 0.48
was _ , -0.21
was _ @ -0.66
was _ certified -0.17
was _ for 0.33
was _ in 0.19
was _ one 0.44
was _ only -0.41
was _ sick 0.30
was _ the 0.17
was _ to 0.26
was _ with 0.44
was also 0.23
was asked 0.47
was done -0.25
was for -1.00
was involved 0.40
was iso -0.17
was left -0.41
was my -0.26
was off 0.22
was on 0.30
was responsible 0.48
was the -0.49
wasch* 0.29
wasn'* -0.45
wasn't -0.45
watch* -0.33
watched -0.54
watching -0.19
we -0.38
we _ 0 0.20
we _ @ -0.20
we _ a -0.58
we _ everything -0.45
we _ two 0.37
we did -0.28
web 0.37
web $ 0.50
web de 0.42
webin* -0.87
webinaire -0.60
websi* -0.22
website -0.22
weddi* -0.26
week 0.27
week $ 0.36
week _ @ 0.66
weeke* 0.19
weekl* 0.24
weekly 0.24
weekly @ 0.51
weekly report 0.20
weeks -0.22
weeks , 0.18
wegen -0.20
weihn* 0.23
weiss -0.52
weiss nicht -0.34
weite* -0.70
weiter $ -0.24
weiterbildung -0.67
weld -0.20
welde* -0.57
welded -0.29
wenig -0.50
wenn -0.41
wenn die -0.63
went _ 0 0.51
went from 0.28
went to -0.32
wer -0.38
werde* -0.24
werden -0.49
were -0.76
were _ by -0.36
werks* -0.19
werkstudent -0.45
west 0.22
what 0.29
what _ mean -0.56
what they 0.39
when _ contractor -0.17
when _ moved -0.56
when a 0.26
when i -0.29
where _ can -0.51
where i -0.51
while -0.35
while the -0.52
who -0.31
who did -0.19
whole 0.69
whose -0.54
wie -0.25
wiede* -0.28
wieder -0.57
will -0.45
willi* -0.30
willing -0.30
willing _ learn -0.31
willing to -0.16
window -0.21
window functions 0.46
winte* 0.25
winter -0.36
winter $ -0.36
winters 0.27
wir -0.65
wir nicht -0.33
wired 0.20
wirt 0.33
wish -0.52
wish $ -0.43
with 0.18
with 0 0.50
with @ -0.22
with _ 0 0.20
with _ and 0.69
with _ years 0.36
with it 0.27
with my -0.17
withd* -0.22
witho* 0.34
without 0.34
without a 0.45
woche $ 0.41
wochen -0.39
wochenende -0.35
wollt* -0.52
won 0.55
word 0.50
word $ 0.54
word , 0.35
word _ outlook 0.34
work 0.35
work $ -0.31
work _ @ 0.32
work _ the 0.31
work experience 0.39
workb* 0.48
worked -0.19
worked _ @ -0.60
worked _ a -0.39
worked _ the 0.18
worked with 0.34
worker 0.49
works 0.48
would -0.56
would _ to -0.82
would like -0.51
would love -0.55
would* 0.21
wouldn't 0.21
wpm 0.39
write 0.34
write _ @ 0.28
write the 0.22
writi* 0.31
writing 0.31
wrote 0.31
wrote @ 0.46
wrote all -0.22
wunde* 0.50
wurd -0.67
wurde -0.39
x 0.49
x 0 0.34
xero 0.34
xlook* 0.42
xlookup 0.42
xv 0.44
y 0.72
y , 0.36
y 0 0.65
y @ 0.45
y _ , 0.57
y _ @ 0.48
y _ de 0.40
y _ el 0.59
y _ en -0.20
y _ la 0.37
y _ lo -0.24
y _ longtemps -0.28
y _ los -0.38
y _ mas -0.36
y _ por 0.29
y _ propio 0.60
y a -0.45
y con 0.32
y de 0.49
y desde 0.18
y el 0.25
y en 0.68
y las -0.19
y limpieza 0.29
y los -0.31
y no -0.30
y poco -0.56
y yo -0.65
yard , -0.36
year -0.15
year $ 0.18
year , 0.38
year - 0.37
year 0 -0.49
year _ - -0.22
years 0.40
years , 0.35
years _ @ 0.29
years ago -0.41
years in 0.25
years of 0.40
years on 0.53
yep 0.21
yes -0.43
yes , -0.41
yet -0.65
yo $ 0.63
yo , -0.44
yo _ @ 0.66
yo _ el 0.25
yo _ las -0.26
yo los -0.20
yo no -0.55
york -0.34
you could -0.45
youtu* -0.49
youtube -0.49
yrs 0.37
yrs $ 0.26
zahlt -0.50
zahlt $ -0.24
zarag* -0.47
zaragoza -0.47
zaragoza $ -0.47
zeich* -0.28
zentr* -0.71
zentrale -0.45
zero 0.19
zerti* -0.56
zertifikat 0.63
zertifiziert -0.63
zeugn* -0.21
zimme* 0.41
zu $ 0.22
zugan* -0.40
zugang -0.40
zuges* -1.05
zugesehen -0.84
zugesehen , -0.43
zulet* 0.18
zuletzt 0.18
zulie* -0.82
zulieferer -0.82
zum -0.58
zum @ -0.54
zum _ , -0.51
zur -0.28
zur @ -0.37
zur _ , 0.30
zur steuerfachangestellten 0.46
zuruc* -0.27
zuruckgegeben -0.60
zuruckgegeben $ -0.60
zusam* 0.49
zusammen 0.46
zusta* 0.23
zustandig 0.20
zustandig fur 0.37
zwei -0.36
zwei _ , -0.29
zwei jahre -0.55
zweimal _ jahr -0.25
zweimal im -0.25
zweit* -0.23
zweiten -0.28
zwisc* 0.55
zwischen 0.55
zwischen _ und 0.39
zwolf 0.64
– 0 0.54
– @ -0.43
– _ , 0.64
– _ / 0.18
– _ @ -0.58
– _ a 0.36
– _ el 0.39
– _ the -0.39
– _ y 0.56
– les -0.17
– may 0.28
– present 0.33
– the -0.16
— 0 0.72
— _ 0 0.29
— _ to 0.40
あ -0.25
あと -0.48
あります 0.44
あるの 0.21
あるので 0.21
いう -0.42
いただ 0.27
いたの 0.28
いつ -0.55
いつか -0.29
いてま 0.32
いてまし 0.22
いで -0.22
いです -0.21
いですね -0.24
いと考 -0.21
いと考え -0.21
いの -0.32
いので -0.24
いまし 0.18
いました 0.19
います -0.15
いり 0.22
いりま 0.22
いりまし 0.22
いる -0.35
う -0.19
うか -0.75
うこ -0.21
うこと -0.21
うち 0.16
うちの 0.18
うと -0.26
うな -0.29
えて -0.19
えてい -0.34
えていま -0.27
えな -0.43
えま 0.20
お 0.32
おむ 0.15
おむつ 0.15
おむつ交 0.15
おり -0.22
おりま -0.15
おりまし 0.18
おります -0.22
お客 0.21
お客様 0.22
かけ 0.17
かっ 0.28
かった 0.16
かな -0.34
から 0.20
から @ 0.30
からな -0.26
からない -0.26
からの 0.18
から始 0.20
から始め 0.20
から講 -0.32
かり -0.33
が -0.50
がある -0.24
がし -0.44
がや -0.50
がやっ -0.29
がやって -0.29
がやり -0.44
がやりま -0.44
がら 0.26
が作 -0.45
が入 -0.30
が対 0.17
が対応 0.17
が抜 0.49
が抜け 0.49
が抜けて 0.49
が担 -0.28
が担当 -0.28
が持 -0.19
が来 -0.20
が決 0.19
が決め -0.30
が管 -0.37
が管理 -0.37
が組ん 0.34
が行う -0.34
き 0.23
きは 0.42
きま -0.21
きまし 0.32
きました 0.32
きませ -0.36
きません -0.36
きり -0.27
きる 0.16
くれ -0.35
ぐ -0.52
ぐら -0.19
ぐらい -0.19
けず -0.22
けてい 0.22
けていま 0.22
けてま 0.38
けです -0.44
けでな 0.20
けでなく 0.20
けど -0.40
けの 0.40
けは 0.39
け持 0.43
け持ち 0.27
げ 0.17
こ -0.27
こと -0.26
ことがな -0.18
ことで -0.27
ことない -0.19
これか -0.21
これから -0.21
ころ -0.17
ごと 0.36
さ -0.16
され -0.15
された -0.20
されて 0.40
される 0.19
しい 0.41
した @ 0.25
したいで -0.23
して @ 0.55
していた 0.17
してお -0.21
しており -0.21
してく -0.30
してくれ -0.30
してま -0.33
してまし -0.33
して配 -0.47
しな -0.32
しない -0.32
しま -0.39
しまし -0.29
しました -0.29
じ 0.41
じゃ 0.19
じゃな -0.27
す -0.45
すが -0.36
すぐ -0.22
すけ 0.30
すけど 0.30
すね -0.24
すべ 0.26
すべて 0.26
すべて自 0.15
する -0.66
するの -0.41
ず -0.39
ずっ -0.18
ずっと -0.18
せ -0.24
せず -0.23
せて -0.20
せていた 0.19
せに 0.36
せます 0.43
せを -0.17
せん -0.24
そ -0.16
そう -0.41
その -0.21
それは -0.25
た -0.29
たい -0.16
たいで -0.19
たいです -0.19
たいと -0.28
たいと考 -0.21
たか -0.67
たが -0.34
たく -0.30
たけど -0.26
たことな -0.19
たことも 0.18
ただけ -0.46
たと -0.53
たとこ -0.25
たところ -0.25
たのは -0.18
たば -0.44
たばか -0.44
たばかり -0.44
ため -0.22
たも -0.22
たもの -0.22
たよう -0.27
たような -0.27
たら -0.35
たり 0.33
た程 -0.23
た程度 -0.23
だ -0.35
だけ -0.42
だけです -0.44
だけでな 0.20
ち -0.18
ちょ -0.29
ちょっ -0.23
ちょっと -0.23
った -0.34
った @ 0.30
ったか -0.62
ったけ -0.22
ったけど -0.22
ったこ -0.24
ったこと -0.24
ったと -0.47
ったの -0.36
ったので -0.19
ったら -0.18
った程 -0.20
った程度 -0.20
って 0.18
ってい 0.18
っていま 0.30
ってお 0.16
っており 0.19
ってます 0.20
ってませ -0.31
っと -0.33
つか -0.29
つも -0.54
つもり -0.31
つ交 0.15
つ交換 0.15
ていまし 0.22
ています -0.16
ている -0.32
てお -0.23
ており -0.22
ておりま -0.15
てく -0.21
てくれ -0.35
てないで 0.23
てまい 0.22
てまいり 0.22
てます 0.23
てみ -0.46
ても -0.24
てもら -0.24
てもらえ -0.22
てる -0.20
て自 0.15
て自分 0.15
て自分で 0.15
て配 -0.47
でい 0.49
でいま 0.26
できます 0.30
できませ -0.36
できる 0.16
でし -0.18
でした -0.18
です -0.47
ですけ 0.30
ですけど 0.30
ですね -0.24
でなら -0.41
での 0.37
での @ 0.37
では @ 0.29
でや -0.36
でやっ -0.18
で一人 0.36
で一人で 0.36
で実 0.16
で実施 0.18
で届 -0.46
で届く -0.46
で年 0.25
で指 0.28
で毎 0.15
で私 -0.15
で組 0.32
で開 0.18
で集 0.31
で集計 0.31
とがな -0.18
とがない -0.18
とこ -0.17
ところ -0.17
とし 0.39
として 0.39
とで -0.27
とな -0.33
とない -0.19
との 0.16
とめ 0.27
と思 -0.51
と思っ -0.28
と思って -0.28
と考 -0.25
と考え -0.25
と考えて -0.25
と言 -0.43
ど -0.20
ない -0.50
ないの -0.24
ないので -0.24
なが 0.26
ながら 0.26
なく @ 0.30
など 0.37
なの 0.22
なので 0.22
なら -1.07
なり 0.25
なりま 0.25
なりまし 0.25
なん -0.20
に -0.32
にい -0.22
にし -0.18
にして -0.18
にて @ 0.22
にな -0.17
になり 0.25
になりま 0.25
には @ -0.32
に一 -0.28
に一度 -0.47
に任せ -0.15
に伴 0.29
に伴い 0.29
に入 -0.29
に出 -0.29
に出し -0.17
に出して -0.17
に取 0.27
に取り 0.22
に取りま 0.22
に同 -0.40
に向 -0.16
に向け -0.16
に対 0.29
に対応 0.29
に携 -0.20
に携わ -0.20
に申 -0.15
に申込 -0.15
に申込済 -0.15
に行 -0.36
に行き -0.36
に行きま -0.36
に通 -0.25
ね 0.35
のお 0.57
のか -0.46
のため -0.17
のとき -0.15
のみ -0.54
のも -0.38
のを -0.41
のケ 0.40
のケア 0.40
のス -0.32
のメ 0.38
の人 -0.18
の人の -0.34
の仕事 -0.23
の代わ -0.33
の代わり -0.33
の会 -0.20
の作 0.22
の作成 0.63
の先 -0.27
の免 -0.29
の免許 -0.29
の分 0.16
の分析 0.28
の前 -0.16
の勤 0.30
の勤務 0.18
の勤務表 0.18
の取 -0.27
の受 0.17
の受付 0.17
の実 0.36
の実習 0.17
の工 0.17
の手 0.27
の打 0.26
の担 -0.21
の担当 -0.21
の担当で -0.20
の指示 -0.38
の指示で -0.25
の教 -0.36
の日 0.42
の段 0.54
の補 0.20
の補佐 0.24
の見 -0.20
の見守 -0.19
の見守り -0.19
の設 -0.25
の講 -0.24
の運 -0.37
の配 0.19
の集 0.17
の集計 0.17
は -0.74
はい -0.23
はい @ 0.30
はし -0.41
はす 0.26
はすべ 0.26
はすべて 0.26
はで -0.37
はでき -0.37
はな -0.45
はない -0.22
はほ -0.30
はア -0.30
は一 0.29
は一度 0.27
は一度も 0.27
は上 -0.40
は上司 -0.40
は主 -0.64
は主任 -0.60
は人 -0.39
は別 -0.18
は別の人 -0.30
は前 -0.28
は同 -0.23
は同僚 -0.23
は園 0.15
は園主 0.15
は園主が 0.15
は外部 0.20
は失 -0.18
は失効 -0.18
は学 0.35
は工 -0.20
は工場 -0.20
は年 -0.16
は店 -0.56
は店長 -0.56
は手 -0.21
は担 0.16
は持 -0.28
は持っ -0.25
は持って -0.25
は未 -0.27
は本 -0.26
は本社 -0.22
は無 -0.30
は私 0.17
は私の -0.16
は紙 -0.25
は自 0.18
は見 -0.20
は触 -0.20
は隣 -0.45
は隣の -0.45
ば -0.61
ばか -0.44
ばかり -0.44
びた -0.32
ぶ -0.49
へ 0.17
への 0.45
への @ 0.48
へ移 0.18
へ移行 0.18
べて 0.20
べて自 0.15
べて自分 0.15
ほ -0.26
まい 0.16
まいり 0.22
まいりま 0.22
ます @ 0.27
ませ -0.26
ません -0.29
まだ -0.22
まっ -0.18
まった -0.18
まで一 0.40
まで一人 0.36
まで担 0.28
まで担当 0.28
まと 0.27
まとめ 0.27
まれ -0.20
み -0.30
む -0.23
むつ 0.15
むつ交 0.15
むつ交換 0.15
めた -0.41
めて -0.18
めまし -0.32
めました -0.32
めます 0.18
も 0.22
もな 0.24
もない -0.66
もの -0.21
ものを -0.20
もら -0.22
もらえ -0.22
もり -0.31
も任 0.19
も任さ 0.19
も任され 0.19
も担 0.24
も担当 0.24
も毎 0.25
も毎日 0.25
ゃな -0.27
や 0.16
やっ -0.15
やった -0.19
やってま -0.18
やり -0.26
やりま -0.24
やります -0.37
やチ 0.32
やチラ 0.32
やチラシ 0.32
ょ -0.29
ょっ -0.23
ょっと -0.23
よう -0.43
ような -0.27
らえ -0.22
らな -0.31
らない -0.31
らの 0.18
らん 0.48
ら始 0.20
ら始め 0.20
ら講 -0.32
りた -0.27
りたい -0.27
りは 0.26
りまし 0.24
りました 0.24
りを -0.41
り付 -0.16
り付け -0.16
る -0.23
るけ -0.48
るけど -0.48
るこ -0.21
ること -0.21
るつ -0.31
るつも -0.31
るつもり -0.31
るの -0.24
るので 0.21
るのは 0.20
る予 -0.21
る予定 -0.21
る程 -0.29
る程度 -0.29
れか -0.23
れから -0.21
れた -0.23
れは 0.34
れば -0.46
れま -0.43
れまし -0.39
れました -0.39
れも 0.44
わか -0.47
わから -0.26
わからな -0.26
わせ 0.44
わりに -0.36
をして 0.34
をしてい 0.42
をま 0.22
をまと 0.22
をまとめ 0.22
を一 0.44
を一人 0.21
を一人で 0.21
を中 0.25
を中心 0.25
を中心に 0.25
を主 0.28
を作 0.16
を作って 0.16
を使 -0.16
を使っ 0.17
を使って 0.17
を使っていました $ 0.17
を取 -0.42
を取る -0.30
を受 -0.27
を呼 -0.43
を呼ぶ -0.43
を年 0.29
を手 -0.19
を手伝 -0.25
を手伝う -0.21
を担当 $ -0.25
を担当し 0.30
を持 -0.33
を持った -0.21
を指 0.33
を提 0.16
を改 0.23
を改善 0.23
を改善し 0.23
を整 -0.18
を書 0.43
を検 0.17
を検査 0.17
を毎日 0.16
を自 0.42
を見 -0.23
を見て -0.23
ん -0.35
んだ -0.25
んでい 0.26
んでいま 0.26
んです 0.53
ア 0.36
アプ 0.31
アプリ 0.26
アル -0.54
アルバ -0.53
アルバイ -0.53
ィ 0.41
ィン 0.26
ィング 0.27
イダ 0.34
イト -0.18
ウ 0.16
ウス 0.61
エリ 0.23
オ 0.22
オー 0.58
カ 0.38
キ 0.17
キュ 0.40
クレ 0.25
クレー 0.25
クレーン -0.20
グラ -0.16
ケ 0.28
ケア 0.17
ケア @ -0.20
コンビ 0.21
コンビニ 0.21
コー 0.15
サ -0.22
サイ -0.38
サイト -0.38
サー -0.26
ジ 0.58
ス -0.19
スク -0.18
スタ -0.19
セプ 0.16
ゼロで -0.63
タ 0.24
ターの -0.35
ダ 0.30
チ 0.19
チェ 0.27
チー 0.17
ックで -0.22
ット 0.28
ット @ 0.32
ツ 0.38
ティ 0.25
ディ 0.27
ディン 0.27
ディング 0.27
トで 0.19
トの 0.21
トは -0.51
トも 0.27
トを 0.24
ド 0.17
ニタ 0.33
ニッ -0.16
ニット -0.17
ニュ -0.30
ネ 0.19
ノ 0.29
バ 0.22
バイ 0.28
バイト -0.38
パ 0.53
パー 0.37
パート 0.33
ビニ 0.21
ピ 0.27
ピボ 0.23
ピボッ 0.23
ピボット 0.23
フトは 0.24
フロ 0.22
フロン 0.23
フロント 0.23
ブ 0.22
ブラ 0.29
プ 0.43
プリ 0.24
プログ -0.16
プログラ -0.16
ベル 0.19
ペ -0.17
ホ 0.28
ホー 0.34
ホール 0.32
ボ 0.33
ボッ 0.23
ボット 0.23
ポ 0.48
マ 0.41
マネ -0.34
マン 0.23
ミ -0.48
ム 0.22
ムは -0.22
ムを 0.21
メ 0.25
メール 0.22
モ 0.33
モニ 0.33
モニタ 0.33
ャ 0.16
ュ 0.19
ライン -0.26
ラッ 0.24
ラー 0.20
リを 0.23
リア 0.22
ル 0.23
ルは 0.42
ルタ 0.16
ルバ -0.25
ルバイ -0.53
ルバイト -0.53
ルー -0.26
レ 0.40
レジ 0.43
レス 0.34
レット 0.36
レベル 0.17
レー 0.36
レーン -0.20
ロ 0.25
ロで -0.63
ログラ -0.16
ロント 0.23
ロー 0.66
ローン 0.25
ワ 0.26
ワー 0.23
ン 0.20
ンは 0.41
ンを -0.23
ント 0.22
ンビ 0.21
ンビニ 0.21
ー 0.23
ーが -0.45
ーで 0.30
ーで @ 0.23
ーの -0.25
ーは -0.43
ーを 0.18
ース -0.16
ーチ -0.31
ード 0.43
ービ -0.19
ーム 0.24
ーン 0.26
ーンの 0.31
一个 0.20
一个人 0.18
一人 0.40
一人で 0.24
一人で担 0.15
一份 0.46
一份工 0.19
一份工作 0.19
一半 -0.44
一周 0.27
一家 -0.27
一年 0.38
一度 -0.35
一度も 0.26
一度もな 0.19
一手 0.32
一日 0.15
一次 -0.24
一次 @ 0.18
一段 0.34
一点 -0.25
一百个 -0.35
一直 -0.21
一直想 -0.18
一直没 -0.22
一種 0.24
一起 0.38
一起定 0.15
一起定指 0.15
一遍 0.47
一部 -0.40
一门 -0.41
丁 0.33
七 0.17
万 0.41
万 $ 0.38
万公 0.17
万公里 0.17
三 0.23
三个月 -0.17
三家 0.28
三年 0.34
三年级 0.25
三方 -0.49
三次 0.25
三的 0.42
三级 -0.18
上げ 0.22
上司 -0.20
上司が -0.16
上学 -0.40
上岗 0.36
上手 -0.26
上线 0.20
上过 -0.38
上门 0.17
下 -0.21
下を -0.21
下を持 -0.21
下を持っ -0.21
下个 -0.50
下单 0.19
下发 -0.51
下手 -0.38
下請 0.19
不 -0.63
不会 -1.03
不光 0.62
不具合 0.34
不在 0.17
不太 -0.80
不是 -0.67
不是我 -0.57
不清 -0.54
不知 -0.19
不知道 -0.19
不知道算 -0.19
不算 -0.19
不良 0.62
与部 0.15
与部门 0.15
与部门经 0.15
业 0.17
业大 0.28
业大学 0.28
两个 0.40
两个实 0.58
两个实习 0.58
两千 0.20
两周 -0.18
两年 -0.22
两科 -0.38
个 0.16
个人 0.32
个实 0.32
个实习 0.32
个徒 0.31
个徒弟 0.31
个月 0.39
个电 0.24
个电话 0.24
个系 -0.16
个系统 -0.16
个项 0.32
个项目 0.32
中 -0.28
中で -0.41
中心 0.21
中心に 0.25
临 -0.30
为 -0.16
主が 0.15
主任 -0.19
主导 0.49
主机 0.41
主班 -0.31
主班老 -0.31
主班老师 -0.31
主要 0.16
么 -0.41
乗 0.21
九 0.38
九年 0.17
也 0.17
也不 -0.38
也会 0.30
也是 0.29
也是我 0.29
习 -0.52
买 -0.59
乳 0.49
了 -0.37
了一 -0.53
了一半 -0.44
了三 0.17
了我 0.33
了流 0.25
了流程 0.25
予 -0.19
予定 -0.23
予定で -0.40
予定です -0.40
予算は -0.35
事介 -0.33
事介助 -0.33
事務 -0.35
事務所 -0.33
事故 0.44
事负 -0.35
事负责 -0.35
二年 0.35
二级 0.28
五 0.35
五个 0.38
五年 0.55
五险 0.19
交付 0.20
交換 0.16
交換 @ 0.35
交给 -0.51
产 0.25
人 -0.22
人 $ 0.70
人で 0.24
人で担 0.16
人で担当 0.15
人を -0.19
人做 -0.23
人分 0.51
人员 -0.18
人看 0.44
今 -0.24
今は 0.16
今年 -0.23
介護 0.37
从 0.48
从未 0.22
从来 -0.48
从来没 -0.48
仓 0.54
仕事で 0.17
仕込 0.20
仕込み 0.20
付 0.19
付け 0.24
代 -0.43
代わりに -0.36
代理 -0.25
代理公 -0.37
代理公司 -0.37
以后能 -0.22
以来 0.29
们 -0.53
仲裁 0.35
件 $ 0.45
件は -0.31
件ほ 0.43
件ほど 0.43
件を 0.27
价 0.63
任さ 0.19
任され 0.19
任されて 0.29
任される 0.20
任の -0.26
任者 0.30
份工 0.19
份工作 0.19
企 0.35
企业 -0.18
企画 0.49
休 0.25
优化 0.24
优化了 0.24
优化了流 0.20
会で 0.23
会に -0.28
会做 0.59
会参 -0.16
会参与 -0.16
会的 -0.51
会看 0.21
会社が -0.44
会社で 0.27
会社に 0.22
会社には -0.22
会社の -0.41
会話 -0.59
会議 0.25
会議で 0.24
会说 -0.27
会说 @ 0.21
伝 -0.30
伝う -0.21
伝うこ -0.21
伝うこと -0.21
伝票 -0.28
传 -0.75
伴 0.51
伴い 0.29
似 -0.67
似た -0.33
似的 -0.48
但 -0.20
但我 -0.21
位 0.21
低 -0.28
住 0.28
住宅 0.25
住宅ロ 0.25
住宅ロー 0.25
佐 0.24
体 -0.32
体験 -0.58
何 -0.97
作っ 0.17
作って 0.21
作成 @ -0.22
作業 0.25
使っ -0.33
使った -0.50
使って 0.15
使ってい 0.37
使用 0.25
使用 @ -0.19
例 0.41
係 -0.41
促 0.49
保 0.32
保安 0.38
保洁 -0.44
信 0.17
信用 0.30
信用金 0.22
信用金庫 0.22
修は -0.35
修了 0.47
倉 0.29
倉庫 0.29
個 0.54
倒 -0.41
候 -0.37
值班 0.18
假 -0.34
做 -0.22
做了 0.40
做了两 0.35
做了两年 0.35
做成 0.33
停 -0.31
停了 -0.55
健 0.15
傅 -0.19
備 0.52
催 0.34
働 0.29
儿园 0.26
兄 -0.27
兄が -0.38
先 -0.37
先輩 -0.30
免 -0.31
免許 -0.40
免許は 0.20
入っ 0.60
入り -0.37
入りま -0.43
入ります -0.43
入户 0.15
入社 -0.39
入职 -0.48
入金 0.38
全 0.77
全国 0.51
全店 0.16
全科 0.46
全程 0.32
全般 0.23
全行 0.17
全部 0.21
全部自 0.32
八 0.46
八年 0.49
公 -0.42
公司 -0.30
公司 @ 0.38
公司做 0.19
公里 0.17
六 0.51
六年 0.67
六级 -0.17
共 0.27
关 0.21
兴 -0.36
兴趣 -0.36
具 0.17
具合 0.34
养 0.34
兼 0.72
兽 0.22
兽医 0.22
内 0.27
内の @ 0.22
内容 0.28
内部 -0.43
円 0.39
册 0.52
再 -0.73
写 0.54
写的 -0.62
写过 -0.37
准 0.24
准备 -0.46
减 0.25
减员 0.26
几 -0.54
処 0.25
処方 0.44
処理 0.16
凭 -0.43
凭证 -0.43
出 0.20
出し @ -0.39
出て -0.30
出差 0.52
出版 -0.18
出発 0.24
出过 0.26
分で 0.28
分は -0.41
切り 0.18
划 -0.21
划明 -0.34
划明年 -0.34
初 0.22
初级 0.24
別の人 -0.30
利 0.52
别 0.19
刮 0.52
到 -0.29
到 @ 0.34
到关 0.41
到岗 0.42
制 0.18
刺 -0.20
前 -0.30
前に -0.18
前の 0.36
前任 -0.22
前任者 -0.38
前在 0.68
剪 0.57
割 0.44
办 -0.28
办的 0.20
加 -0.17
加上 0.30
加工 -0.40
加班 0.36
务 -0.24
务器 -0.16
动 -0.30
助 0.17
助理 0.44
劳 0.56
劳动 0.35
効 -0.57
効し -0.26
勉 -0.19
勉強 -0.19
勉強し -0.18
勉強した -0.18
勘 -0.23
勘定 0.19
務所 -0.33
務表 0.21
務表を 0.18
募 -0.21
勤 -0.27
勤は -0.25
勤務表 0.21
勤務表を 0.18
包公 -0.40
包公司 -0.40
包给 -0.25
包装 -0.33
化 0.37
化了 0.24
化了流 0.20
化了流程 0.20
北 0.58
区 0.43
医 -0.34
医学 -0.24
医師 0.22
医生 -0.19
医療 -0.19
医院 -0.29
十 0.25
十一 0.24
十个 -0.33
十二 0.39
十多 0.27
十字 0.29
千 0.35
升 0.27
华 0.41
华为 0.25
卒 0.38
卒業 0.36
卒業 $ 0.61
单 $ -0.20
单一 0.46
单独 0.26
卖 -0.31
南 0.31
占 0.54
卡 0.57
卫 0.43
印刷 -0.16
卵 0.26
卷 0.51
厂家 -0.23
厂里 0.31
历 0.23
去 -0.18
去年 -0.29
去年の 0.21
去年刚 0.30
参 -0.55
参加 -0.33
叉 0.31
叉车 0.31
及 0.32
双 0.40
发票 0.29
取っ -0.41
取って -0.23
取り -0.19
取りま 0.34
取りまし 0.33
取る -0.42
取るつ -0.31
取るつも -0.31
取付 0.28
取付け 0.18
取得 0.16
受 -0.28
受けて -0.27
受け持 0.43
受け持ち 0.27
受注 0.23
受講 -0.22
受験 -0.43
叠 0.66
另 -0.36
另有 -0.35
只 -0.54
只在 -0.27
召 0.56
召集 0.56
可以 -0.67
台 0.23
台 $ 0.49
号 -0.15
司 -0.25
司が -0.16
司做 0.19
司的 @ 0.24
吃 0.48
合 0.23
合せ 0.42
合わ 0.44
合わせ 0.44
合作 0.34
同事 -0.18
同事负 -0.35
同事负责 -0.35
同意 0.46
名 $ 0.48
名の @ 0.23
名を 0.34
名了 -0.38
名分 0.27
后能 -0.22
听 -0.70
听了 -0.47
听得 -0.24
听得懂 -0.24
听过 -0.17
吸 0.59
告 0.21
告書 0.22
味 -0.28
呼 -0.31
呼ぶ -0.43
命 0.22
和 0.56
和商 0.26
和控 0.19
和送 0.24
品 0.37
品の 0.28
哈 -0.61
哈哈 -0.61
哈哈我 -0.37
哈我 -0.37
員 0.24
員が -0.25
哥 -0.46
哥哥 -0.46
商 0.17
問し 0.16
善 0.20
善し 0.23
善しま 0.23
善しまし 0.23
器 -0.28
四 0.54
四十 0.34
四川 0.24
四年 0.39
四百 0.32
回 $ 0.41
因 -0.21
団 0.16
园 0.48
园林 0.47
図 0.52
図面 0.45
图 0.29
图纸 0.45
園主 0.15
園主が 0.15
土 0.46
在 -0.21
在一 -0.19
在一家 -0.27
在华 0.42
在庫 0.18
在有 0.34
均 0.21
坐 -0.71
块 -0.30
型 0.17
型は 0.25
培 0.24
培训 -0.24
培训班 -0.29
基本 -0.54
基本だ -0.30
基本だけ -0.30
基础 -0.37
報告書 0.22
場に 0.20
場は -0.33
場を 0.20
場を担 0.18
場を担当 0.18
塗 0.52
増 0.18
增减 0.26
增减员 0.26
士 -0.16
士に 0.22
士操 -0.16
士操作 -0.16
売上 0.36
处 -0.32
处理 -0.31
备 -0.37
変更 0.38
复训 0.19
夏 0.34
外 -0.27
外包 -0.27
外包 @ -0.20
外包公 -0.40
外包公司 -0.40
外面 -0.23
多个 0.52
多年 -0.64
夜勤 0.31
夜班 -0.41
夜間 -0.40
夜間の -0.40
大型 0.29
大学 @ 0.35
大概 0.21
天天 0.18
天巡 0.29
太 -0.33
失 -0.33
失効 -0.53
失効し -0.26
头 0.38
头做 0.30
夹 0.26
夹具 0.26
奖 0.38
套 0.21
奥 0.22
奶 0.27
好 -0.28
如 -0.40
如今 -0.31
妹 -0.29
始 -0.43
始め -0.30
始めた -0.47
委員 0.45
委托 -0.23
委託 -0.21
婚 0.61
子 0.28
字 0.21
存 0.42
季 0.26
季度 0.23
学 -0.60
学の -0.39
学は -0.53
学びた -0.32
学习 -0.30
学了 -0.50
学历 -0.34
学士 0.22
学徒 0.46
学期 0.27
学歴 0.36
学生 0.22
学生の -0.16
学科 -0.22
学过 -0.63
学部 0.60
学院 0.46
学院 @ 0.28
孩 -0.26
孩子 -0.38
宁 0.17
宅 0.24
宅ロ 0.25
宅ロー 0.25
宅ローン 0.25
安 0.55
安全 0.28
安全行 0.17
安徽 0.20
官 0.40
定で -0.43
定です -0.43
定指 0.15
定指标 0.15
宝 0.49
实 -0.37
实习 -0.32
实务 -0.36
実 0.27
実習生 0.16
审了 0.33
客 0.29
客户 @ 0.39
客户端 0.33
客户经 -0.19
客户经理 -0.19
客房 0.48
客様 0.22
宴 0.18
家 0.24
家做 -0.38
家具 0.15
家族 0.38
家长 0.17
宿 0.19
寄 -0.61
富 0.44
富士 0.39
審 0.47
審査 0.47
寸 0.23
对 0.17
对发 0.27
对发票 0.27
对接 0.15
对账 0.54
対 0.27
対応 0.42
封 0.32
導 0.29
小 0.23
小区 0.26
小学校 -0.21
小程 0.33
小程序 0.33
少 -0.29
少し -0.35
少了 0.31
就 -0.45
就去 -0.46
尺 0.23
尺寸 0.23
局 0.38
届く -0.46
屋 0.17
展 0.39
属 -0.24
岗 0.30
川 0.37
州 0.41
巡 0.45
工 0.24
工作 -0.23
工具 -0.29
工前 0.54
工場 -0.18
工場に 0.17
工学 0.40
工学院 0.18
工程 0.18
工装 0.26
工装夹 0.26
工装夹具 0.26
工证 0.31
工资 0.19
左 0.26
左官 0.24
差 -0.24
差错 0.45
己 0.35
己做 0.25
已 -0.63
已报 -0.42
已经 -0.53
已过 -0.42
师傅 -0.19
师范 0.65
希 -0.54
希望 -0.54
希望以 -0.22
希望以后 -0.22
希望有 -0.23
希望能 -0.33
带 0.62
带团 -0.16
師さ -0.33
師さん -0.33
帮 -0.37
帯 0.28
常会 -0.67
干了 0.44
干过 0.16
年 @ 0.69
年い 0.31
年か 0.24
年から 0.24
年で -0.47
年に -0.19
年に取 0.27
年に取り 0.22
年に取りました $ 0.22
年の @ 0.33
年ま 0.17
年まで 0.17
年や 0.41
年やっ 0.32
年やって 0.27
年よ 0.28
年より 0.28
年入 0.32
年到 -0.45
年制 0.44
年前 -0.50
年复 0.40
年复审 0.29
年审 0.25
年我 0.24
年更 0.18
年更新 0.18
年的 -0.38
年级 0.38
年结 -0.23
年間 0.57
年間 $ 0.37
年間 @ 0.30
并 0.24
幼 0.23
幼儿 0.26
幼儿园 0.26
广 0.21
序 0.37
库 0.18
应 0.20
底 0.29
店舗 0.20
店長が 0.36
店長の -0.35
度 -0.29
度も 0.26
度もな 0.19
座 -0.72
座に -0.19
座に通 -0.19
庫 -0.29
庫の -0.33
庭 -0.17
康 0.48
建 0.21
建模 0.39
建筑 0.23
开 -0.29
开了 0.24
开始 -0.53
开课 -0.30
开过 -0.37
弁 -0.33
异 0.61
弄 -0.74
弄过 -0.50
式 0.57
式会 0.33
式会社 0.33
张 0.22
強し -0.18
強した -0.18
強したい -0.18
归 -0.68
当し 0.28
当して 0.17
当で -0.20
当了 0.37
当工 -0.18
当工場 -0.20
当者 0.16
录 0.32
录入 0.30
待 -0.65
待ち -0.73
待了 0.29
很 -0.62
很感 -0.23
很感兴 -0.23
很感兴趣 -0.23
律 -0.39
律所 -0.36
後 0.44
後輩 0.22
徒 0.63
徒弟 0.35
得 0.18
得懂 -0.24
微 0.31
徽 0.20
心 0.24
心に 0.25
志 0.15
志愿 0.27
志愿者 0.27
忘 -0.60
忘れ -0.23
忙 -0.65
応 0.23
怎 -0.25
怎么 -0.25
思 -0.51
思っ -0.28
思って -0.28
急 -0.44
性 0.39
总包 0.61
总经 0.31
总经理 0.31
总部 -0.31
总部统 -0.35
总部统一 -0.35
患者様 -0.16
情シ -0.38
情シス -0.38
情報 0.15
想 -0.70
意 0.20
感 -0.46
感兴 -0.36
感兴趣 -0.36
愿 0.40
愿者 0.27
懂 -0.70
成交 0.38
成本 0.55
成绩 -0.62
我 -0.35
我 @ 0.53
我一 0.23
我不 -0.56
我不会 -0.54
我也 0.39
我们 -0.52
我会 @ 0.43
我做 0.16
我只 -0.53
我就 -0.50
我就去 -0.35
我带 0.29
我干 0.23
我是 0.28
我有 0.43
我有 @ 0.43
我来 -0.31
我没 -0.45
我没有 -0.26
我管 -0.23
我管 @ 0.32
我给 0.25
我还 0.28
我还会 0.29
战 -0.54
户端 0.33
户经 -0.19
户经理 -0.19
所 -0.37
所属 -0.44
手 0.36
手下 0.21
手伝 -0.20
手伝う -0.21
手伝うこ -0.21
手把 0.43
手把手 0.43
手続 0.38
手続き 0.25
才 -0.20
打 -0.42
打合 0.25
打合せ 0.25
打算 -0.79
打算今 -0.31
打算今年 -0.31
托 -0.23
扣 0.23
执 -0.27
扫 -0.27
找 -0.26
找厂 -0.19
找厂家 -0.19
承 0.56
承包 0.42
把手 0.43
投 -0.20
抜 0.49
抜け 0.49
抜けて 0.49
护士 @ 0.40
护士操 -0.16
护士操作 -0.16
护理 0.23
报 -0.28
报价 0.47
报名 -0.61
报名了 -0.38
报告 0.17
报考 -0.79
抽 0.16
担任 0.34
担当 @ -0.66
担当し 0.28
担当して 0.17
担当で -0.20
担当者 0.16
拆 0.25
拍 -0.16
拍背 0.22
招 0.20
拿过 0.18
持ち -0.16
持っ -0.15
持った -0.21
持ったこ -0.21
持ってな -0.50
持ってます $ 0.33
指 0.24
指名 0.29
指導 0.24
指摘 0.26
指标 0.15
指示 -0.38
指示で -0.25
按 0.35
损 0.36
换 -0.30
据 0.16
据透 0.18
据透视 0.18
掃 0.43
授 -0.31
排泄 0.28
掛 0.19
採 0.17
採取 0.15
接待 0.23
接触 -0.34
接触过 -0.48
控 0.31
控制 0.41
推 -0.75
提交 0.53
提供 -0.22
提出 0.33
提案書 -0.19
換 0.18
援 0.30
搬 -0.16
搭 0.42
携 0.26
携わ -0.20
摊 -0.30
摸 -0.36
撤 -0.40
播 -0.20
操 0.17
支 0.18
支援 0.33
收银 -0.21
改善 0.20
改善し 0.23
改善しま 0.23
放 0.33
故 0.35
效 0.30
效期 0.25
效期内 0.30
教え 0.24
教室 -0.15
教练 -0.32
散 0.36
数据透 0.18
数据透视 0.18
整 0.20
整備 0.57
整理 -0.33
文学 0.19
文書 0.37
断 0.29
新 0.53
新し 0.52
新人 0.57
方 0.22
方が -0.32
方案 0.56
方面 -0.44
施 0.29
施工 0.33
旁 -0.22
族 0.38
无 0.34
无事 0.31
无事故 0.31
日 0.48
日常会 -0.67
日本 0.20
日次 0.53
早 -0.45
时 -0.51
时间 0.47
明年 -0.75
明年考 -0.49
春 -0.21
是 -0.56
是不 -0.35
是我 0.41
是老 -0.57
時の -0.28
普 0.49
普通 0.52
更新 -0.28
書 0.16
書いて 0.21
書の 0.16
書類 -0.34
曾 -0.34
替え 0.19
最 0.22
月 0.19
月 $ 0.42
月 @ 0.67
月で 0.40
月に -0.21
月の -0.33
月到 0.37
月均 0.26
月平 0.23
月平均 0.23
月的 -0.47
月结 0.20
有 -0.34
有 @ -0.26
有一 0.21
有两 -0.16
有两个 0.46
有个 -0.32
有效 0.28
有效期 0.25
有效期内 0.30
有机 -0.22
有机会 -0.22
有机会参 -0.16
有这 -0.25
有限 0.44
服 0.32
服务器 -0.16
望 -0.31
望以 -0.22
望以后 -0.22
望以后能 -0.22
望有 -0.23
望能 -0.33
期了 -0.53
期内 0.30
木 0.54
木工 0.46
未 -0.66
未経 -0.20
未経験 -0.20
本 -0.20
本だ -0.30
本だけ -0.30
本人 -0.30
本社 -0.24
本科 0.16
机 -0.20
机会 -0.26
机会参 -0.16
机会参与 -0.16
材料 -0.31
束 0.16
来 -0.29
来て -0.19
来做 -0.54
来年 -0.41
来打 -0.18
来没 -0.48
東 0.58
松 0.17
板 -0.37
板自 -0.25
板自己 -0.25
林 0.47
枚 -0.19
果 -0.19
果を -0.26
架我 -0.17
某 -0.83
柜 0.36
查 -0.15
査 0.27
査を 0.39
标 -0.30
校 -0.25
校の 0.22
校内 0.17
株 0.67
株式 0.33
株式会 0.33
株式会社 0.33
核 0.28
核对 0.39
核对发 0.27
核对发票 0.27
根 0.48
格は -0.36
格を -0.16
栽 0.32
案件 0.22
案内 -0.27
案書 -0.19
械 0.38
检 0.22
检测 -0.15
棚卸 0.32
棟 0.52
棟で 0.19
検 0.22
楚 0.22
業務で -0.18
業訓 -0.25
業訓練 -0.25
楼 -0.22
概 0.21
様 0.23
様の 0.19
標 -0.38
模 0.18
横 0.23
機 -0.48
機は -0.36
機会 -0.28
機械 0.30
機関 -0.45
次 -0.16
次回 -0.46
款 0.39
歌 -0.24
步 -0.66
歯 0.33
歴 0.48
歴に 0.50
残 -0.47
残念 -0.25
段 0.35
段取 0.33
段取り 0.33
母が -0.38
毎 0.33
毎日 0.43
毎月 0.37
毎月の 0.25
毎朝 -0.22
每 0.79
每个 0.30
每周 0.71
每天 0.25
每天巡 0.29
每季 0.25
每季度 0.23
每年 0.25
每月 0.30
比 0.43
毕 0.23
毕业 0.23
氟 0.60
水电 -0.18
永 0.20
求 0.30
求書 0.21
汇 0.35
江 0.33
池 0.33
決 0.20
決め -0.30
没 -0.83
没上 -0.18
没做 -0.33
没做过 -0.33
没写 0.37
没带 -0.46
没带过 -0.46
没接 -0.21
没接触 -0.21
没接触过 -0.25
没有 -0.22
没有 @ -0.49
没用 -0.20
没用过 -0.26
没考 -0.22
没过 -0.40
河 0.34
油 0.41
泄 0.28
法人 0.16
波 0.16
泥 0.39
注册 0.46
洁 -0.44
洗 -0.22
活 0.32
活用 0.31
派 0.19
流 0.69
流程 0.42
测试 0.17
浙 0.21
浴 0.40
消 -0.27
清 0.37
清单 0.37
清掃 0.37
清楚 0.23
済み -0.31
減 0.16
渡 -0.38
渡す -0.38
温 0.34
測 0.41
測定 0.33
準 0.31
滴 0.46
炉 0.15
炒 0.42
点検 0.42
烤 0.39
無事 0.30
無事故 0.30
無理 -0.36
然 -0.22
焼 0.36
照 -0.31
爱 -0.35
版 -0.24
特 0.21
状 0.27
独 0.29
独立 0.21
率 0.47
率を 0.38
现 -0.30
现在 0.41
班 -0.35
班的 -0.15
班组 0.25
班老 -0.30
班老师 -0.30
班長 0.18
班长 -0.36
現在 -0.19
現場 0.19
理で 0.23
理一 0.28
理一起 0.15
理一起定 0.15
理公 -0.37
理公司 -0.37
理工 0.18
理工学 0.18
理工学院 0.18
理货 @ 0.42
瓦 0.31
生 0.21
生の 0.46
用 0.42
用 @ 0.69
用的 -0.35
用的是 -0.35
用过 -0.47
用金 0.46
用金庫 0.22
由 -0.48
由外 -0.21
由我 0.68
由护 -0.27
由护士 -0.27
申报 -0.22
申請 0.21
申込 -0.23
申込済 -0.23
电焊 0.38
电脑 0.30
画面を 0.26
異 0.17
疫 0.49
疫情 0.37
病 0.22
病历 0.29
病棟 0.31
病棟で 0.19
療養 0.33
発行 0.17
登记 0.16
登録 0.28
百 0.60
百个 -0.35
百多 0.30
的事 -0.42
的工 0.43
的工资 0.20
的时 0.46
的时候 0.46
的是 -0.51
的话 -0.51
监 0.45
监理 0.20
盖 0.55
盛 -0.35
監視 0.41
目 -0.66
目前 -0.41
目標 -0.50
目经 0.39
盯 0.54
直 -0.31
直す -0.35
直想 -0.18
直播 -0.28
直没 -0.22
省 -0.17
看 -0.15
看过 -0.56
県 0.30
真 -0.18
真没 -0.52
眼 -0.26
督 0.33
督促 0.22
知 -0.32
知道 -0.74
知道算 -0.19
知道算不 -0.19
短 0.25
短縮 0.24
石 0.43
码 -0.30
研 -0.29
研修 -0.26
研修は -0.35
砖 0.16
础 -0.37
確 -0.24
確認 -0.15
示 -0.38
示で -0.25
社 -0.25
社が -0.45
社で 0.35
社に 0.22
社には -0.22
社を 0.16
社内 0.21
社区 0.36
社員 0.30
社長 -0.18
祭 0.66
秀 -0.25
私が 0.43
私は -0.47
秋 -0.39
科 -0.40
科目 -0.35
租 0.25
租赁 0.25
租赁公 0.25
租赁公司 0.25
移乗 0.33
程序 0.36
程度 -0.34
種 0.26
稿 0.28
究 0.30
空 -0.32
窗 -0.21
窗口 -0.33
立 0.28
竣 0.30
童 0.15
端 0.18
笔试 -0.43
符 0.47
第一 0.24
第一種 0.24
第三 -0.48
第三方 -0.49
第二 0.26
筑 0.23
答 0.53
签字 0.21
算 -0.39
算は -0.37
算不 -0.42
算不算 -0.19
算今 -0.31
算今年 -0.31
算表 -0.20
管理 0.26
管理 @ 0.34
管过 0.26
築 -0.23
簿 -0.20
类 0.25
类似 -0.48
类似的 -0.48
系统 @ 0.20
級 0.25
索 -0.26
累 0.49
累计 0.45
組み 0.21
組ん 0.47
組んで 0.53
組んでい 0.26
経 -0.16
経歴 0.40
経験 -0.62
経験は -0.22
結 -0.39
結果 -0.44
結果を -0.26
絡 -0.17
続 0.36
続き 0.25
線 0.16
締 0.51
締め 0.51
練 -0.20
縮 0.24
績 0.26
红 0.28
约 -0.20
纸 0.44
练 -0.29
组织 0.29
织 0.29
经 -0.18
经理 0.19
经理一 0.28
经理一起 0.15
经验 -0.19
结 -0.16
结算 0.20
给 -0.64
给两 0.34
给代 -0.36
给新 0.27
统 -0.31
统一 -0.45
绩 -0.27
续 -0.27
维 0.26
编 -0.21
编写 0.26
编程 -0.25
缺 -0.39
网 -0.38
网课 -0.49
置 0.36
美 0.40
美团 0.16
習い 0.17
習っ -0.41
習った -0.41
習で -0.41
習生 0.16
翻 -0.34
老 -0.21
老人 0.40
老人 @ 0.48
老师 -0.19
老板 -0.52
老板自 -0.25
老板自己 -0.25
考 -0.81
考え -0.25
考えて -0.25
考えてい -0.25
考下 0.42
考了 -0.40
考了一 -0.47
考勤 -0.35
考过 -0.53
考过两 -0.43
者が -0.21
者様 -0.16
耐 0.37
耳 -0.17
職 0.17
職業 -0.25
職業訓 -0.25
職業訓練 -0.25
職歴 0.23
職歴に 0.24
育 0.34
背 0.24
能 -0.16
能看 0.15
脑 0.30
脚 0.34
脚本 -0.26
自 0.24
自ら 0.31
自作 0.31
自分で 0.27
自分は -0.41
自动 -0.32
自学 -0.27
自学 @ -0.29
自家 0.41
自己 0.35
自己做 0.25
自有 0.27
自社 -0.22
至 0.58
至今 0.40
興 -0.55
興味 -0.55
般 0.17
良 0.60
节点 0.19
花 0.32
苗 -0.32
苦 -0.27
苦情 -0.40
英 0.64
英語 0.44
英语 0.38
范 0.68
茶 0.24
药 -0.25
菌 0.37
营 -0.23
落 0.24
葬 0.29
薬 0.34
蝶 0.57
血 0.26
行き -0.42
行きま -0.42
行きます -0.42
行っ 0.22
行って 0.22
行ってい 0.17
術 0.24
街 0.20
衛生 -0.24
补 -0.19
表を 0.50
被 -0.44
裁 0.62
装夹 0.26
装夹具 0.26
装线 -0.34
補佐 0.24
補助 @ 0.24
西 0.26
要 0.25
要是 -0.95
見 -0.45
見て -0.22
見学 -0.30
見習 0.17
見習い 0.17
規 0.17
覚 -0.46
覚え -0.46
覚えて -0.30
親 -0.28
観 -0.45
观 -0.78
规 0.34
视 -0.18
视表 0.24
解 0.56
触 -0.35
触っ -0.22
触った -0.24
触ったこ -0.23
触れ -0.18
触过 -0.48
言え -0.51
計 -0.20
計し 0.28
計画 -0.34
訓 -0.20
訓練 -0.20
託 -0.17
記 0.16
記録 0.48
訪 0.19
訪問 0.19
訪問し 0.16
設定 -0.32
許 -0.36
許は 0.20
証 -0.49
評 0.29
試験の -0.20
話せま 0.16
話せます 0.43
話を 0.27
認 -0.16
認証 -0.31
語 0.49
語で 0.21
読 0.30
読め 0.45
課 -0.54
課程 -0.31
調 0.44
調剤 0.66
談 0.19
請 0.27
請求 0.29
請求書 0.21
講師 0.39
講座 -0.51
講座に -0.19
講座に通 -0.19
警 0.39
議 0.18
議で 0.24
護 0.36
计件 -0.23
计划 -0.46
计划明 -0.34
计划明年 -0.34
计算 0.42
让 -0.46
让我 -0.40
训班 -0.29
记在 0.16
记录 0.54
讲座 -0.37
许 -0.59
论 -0.46
设计 0.17
证 -0.26
证书 -0.36
评 0.35
评审 0.58
诉 0.39
诊 -0.32
译 -0.27
话 0.15
语 0.21
误 0.75
说 -0.29
请 -0.22
课 0.24
课程 0.26
调 0.39
调度 -0.30
谈 0.32
貨 0.45
販 -0.49
販売 -0.49
責 0.47
責任 0.36
責任者 0.36
買 -0.16
資格 -0.16
資格は -0.36
資格を -0.16
负 -0.28
负责 -0.28
负责 @ 0.31
负责的 0.34
财 0.21
财经 0.38
责 -0.31
责的 0.34
账 0.35
账号 -0.16
账由 -0.26
货代 -0.19
质量 0.17
购 0.23
费 0.32
费用 0.29
赁 0.25
赁公 0.25
赁公司 0.25
资 0.44
资质 -0.28
走 -0.40
走了 -0.53
起 0.30
起定 0.15
起定指 0.15
起定指标 0.15
起草 0.35
超 0.24
趣 -0.29
跑 -0.24
跑过 0.58
跟 -0.20
跟着 -0.62
路 0.56
車 0.18
車は 0.52
転 -0.26
載 0.64
车工 0.26
转 -0.33
转介 -0.24
轮 -0.19
软 -0.17
農 0.24
込 -0.20
込済 -0.23
过 -0.52
过一 -0.31
过一年 0.60
过一次 -0.25
过三 0.21
过两 -0.39
过了 -0.45
过人 -0.57
过几 -0.27
过期 -0.30
过期了 -0.53
迎 -0.15
返 -0.31
还 -0.25
还会 0.29
还会 @ 0.29
还没 -0.58
还负 0.28
还负责 0.28
这 -0.57
这个 -0.20
这方 -0.44
这方面 -0.44
进 0.40
进货 0.48
追 0.25
追加 0.26
退 -0.18
退職 -0.50
送 -0.30
送走 0.32
透 0.28
透视 0.25
透视表 0.24
逐 0.46
递 -0.54
途 -0.36
途中 -0.41
途中で -0.41
通知 -0.51
連 -0.17
連絡 -0.17
週 -0.34
週間 -0.68
進 0.33
遅 0.36
遅れ 0.36
運び -0.26
遍 0.47
道算 -0.19
道算不 -0.19
道算不算 -0.19
達 0.28
選 0.35
那 -0.42
那是 -0.40
那是我 -0.40
那边 -0.18
邮 0.39
部 -0.33
部だ -0.26
部だけ -0.26
部下を -0.21
部下を持 -0.21
部分 -0.52
部统 -0.35
部统一 -0.35
部自 0.32
部门经 0.15
部门经理 0.15
都是 -0.25
都是我 0.69
配布 -0.29
配班 -0.21
配線 0.16
配達 0.28
酒 0.25
采 -0.41
采购 -0.25
里 -0.26
重 0.20
量 0.22
金庫 0.22
金蝶 0.57
録 0.48
鏡 -0.16
钉 0.15
钱 -0.70
银 -0.23
铺 -0.41
销 -0.59
错 0.63
開 -0.32
間 -0.16
間の -0.35
门经 0.15
门经理 0.15
门经理一 0.15
闭 0.33
问 0.20
问题 0.16
间 0.19
降 -0.36
降到 0.21
限 0.29
限定 0.42
除 0.21
险 -0.17
隊 0.32
階 -0.18
随 -0.44
隔 -0.53
隔壁 -0.56
障 0.42
隣 -0.33
隣の -0.60
集团 -0.16
雲 0.36
零 0.22
電話を 0.18
靠 -0.47
面を 0.26
面点 -0.27
面点 @ -0.27
音 0.41
頃 -0.42
頃に -0.39
領 -0.35
頭 0.27
題 0.29
類 -0.34
顧客 0.43
页 0.43
项目经 0.39
须 -0.16
预 -0.16
领 -0.43
领导 -0.53
题 -0.22
風 0.25
食 0.18
食事 -0.26
食事の 0.37
食事介 -0.33
食事介助 -0.33
食品 0.32
食堂 0.20
養 0.17
馆 -0.27
験 -0.38
験に -0.61
験の -0.20
験は -0.27
马 -0.27
驶 0.28
驻场 0.16
驾 -0.25
驾龄 -0.24
验 0.26
验收 0.39
高 0.43
高级 0.50
黄 -0.31
龄 -0.24
`;
