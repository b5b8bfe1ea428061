import { groups } from '../../word-list.ts';

/**
 * Verbs of doing: each group is one deed at one level. Help, charge and approval never stand beside mere doing. Forms are
 * written out where a short stem opens other words too ("repar" also opens "reparto").
 */
export const spanishDeeds = () =>
  groups(`
  atend* atiend* atencion servir sirv* servi servia servicio servicios
  cuidar cuide cuidaba cuidando cuidado cuidados atend* atiend* atencion velar velaba velando vigil*
  limpi* lavar lave lavaba lavado lavando asear aseo aseaba fregar friego fregaba fregado higieniz*
  desinfect* higieniz* sanitiz* higienic*
  barrer barri barria barrido barriendo limpi*
  ordenar ordene ordenaba ordenando ordenado recog* recoj* coloc* colocar
  cocin* prepar* guis* elabor*
  horne* prepar* elabor*
  emplat* montar_platos montaje_de_platos montaba_platos
  cortar corte cortaba cortado cortando troce* picar picaba picado
  conduc* conduj* conduzc* conduccion manej*
  transport* traslad* llev* acarre* mover movi movia moviendo muev* desplaz*
  cargar cargue cargaba cargando carga cargas estib*
  descarg* desestib* vaciar vaciaba vaciado
  recog* recoj* recogida* retirar retire retiraba retirada recolect*
  reparar repare reparo reparaba reparando reparacion* reparad* arregl* subsan*
  reform* renov* renuev* rehabilit*
  reemplaz* reemplac* sustitu* cambi* recambi*
  manten* mantuv* conserv*
  instal* montar monte montaba montaje* montado montando coloc* puesta_en_marcha poner ponia puse puso
  desmont* desarm* desinstal*
  montar monte montaba montaje* montado ensambl* armar armaba armado armando
  constru* edificar edificacion*
  soldar sueld* soldaba soldadura* soldando
  excav* cavar cavaba cavado zanj*
  empaquet* embal* envas* empac* envolver envuelv* envolvia
  etiquet* rotul*
  apil* palet*
  enviar envi* mandar mande mandaba mandando remit* despachar despache despachaba expedir expedi expedia expedicion*
  entreg* reparto* repartir reparti repartia distribu*
  recib* recepcion* acept*
  devol* devuelv* reembols* reintegr*
  reponer reponia repongo repus* reposicion* reponiendo reabastec* surtir surti surtia rellen*
  suministr* abastec* proveer provey* proveia provision* aprovision* surtir surtia
  almacen* guardar guarde guardaba guardando custodi*
  inventari* contar contaba conte conteo* recuento* recontar
  cobrar cobre cobraba cobro cobros cobrando cobranza
  pagar pague pagaba pago pagos pagando pagado abonar abone abonaba liquidar liquidaba liquidacion*
  factur* emitir_facturas emiti_facturas emitia_facturas emision_de_facturas
  cuadrar cuadre cuadraba cuadrado concili* arqueo* arquear cierre_de_caja cierres_de_caja cerrar_caja
  contabiliz* asentar asiento asientos registr*
  calcul* cuantific*
  estimar estime estimaba estimacion* calcul*
  medir mid* medi medicion* tomar_medidas toma_de_medidas tome_medidas
  vender vendi vendia vendiendo venta ventas vendido comercializ* despachar despachaba despache
  asesor* aconsej* orient* recomend*
  promocionar promocione promocionaba promocionando anunci* publicit* dar_a_conocer difund* difusion divulg*
  comunic* inform* avis* notific* anunci* report* poner_al_corriente
  ofrec* ofrezc* brind* proporcionar proporcione proporcionaba proporcionando facilit* prestar preste prestaba
  respond* respuesta* contest* atend* atiend*
  llam* telefon*
  recib* recepcion* acog* dar_la_bienvenida di_la_bienvenida daba_la_bienvenida bienvenida saludar salude saludaba
  mostrar mostr* muestr* exhib*
  explic* aclar* describ* descripcion* detall*
  hablar hable hablaba hablando habl* convers* charl* dialog* comunic*
  pregunt* consult*
  coment* convers* discut* debat* hablar hable hablaba
  recordar recorde recordaba recordatorio* avis*
  persuad* convenc* convenz*
  sugerir sugir* suger* propon* propus* propuest* recomend* plante*
  escrib* redact* elabor* escrito
  redact* elabor* prepar* confeccion* escrib* levantar_actas levante_actas
  correg* corrij* correccion* revis* enmend* enmiend* rectific*
  modific* cambi* ajust* adapt* retoc*
  actualiz* poner_al_dia puesta_al_dia puse_al_dia ponia_al_dia renov*
  adapt* ajust* personaliz*
  resum* sintetiz* sintesis
  traduc* traduj* traduzc* traduccion* verter
  transcrib* transcripcion* pasar_a_limpio pase_a_limpio pasaba_a_limpio
  publicar publique publicaba publicando colgar colgaba difund* difusion
  imprimir imprimi imprimia impresion impreso*
  fotocopi* copia copias copiar copiaba copie
  escane* digitaliz* digitalic*
  maquet* compagin*
  archiv* ordenar ordene ordenaba clasific* guardar guardaba guarde
  clasific* ordenar ordene ordenaba categoriz* separ* agrup* organiz*
  registr* anot* apunt* introduc* introduj* captur* ingresar ingrese ingresaba grabar grabe grababa mecanograf* tecle* asentar meter meti metia
  tomar_nota tome_nota tomaba_nota tomar_notas tome_notas tomaba_notas anot* apunt*
  tomar_pedidos tome_pedidos tomaba_pedidos tomo_pedidos toma_de_pedidos tomar_comandas tome_comandas \
    tomaba_comandas tomo_comandas toma_de_comandas tomar_nota anot* apunt* comanda comandas recog* recoj*
  recopil* reunir reuni reunia recab* recog* recoj* compil* juntar junte juntaba recolect*
  revis* comprob* comprueb* verific* inspeccion* examin* chequ* repas* cotej*
  cotej* compar* contrast*
  probar probe probaba prueba pruebas testear teste* ensay*
  analiz* analis* analic* examin*
  evalu* valorar valore valoraba valoracion* calificar califique calificaba
  vigil* monitoriz* monitore* seguimiento seguir segui seguia
  detect* localiz* localic* encontr* encuentr* hallar halle hallaba hallazgo* descubr* identific* adverti
  busc* busqued* rastre* localiz*
  indag* averigu*
  resolv* resuelv* resolucion* solucion* arregl* solvent* subsan*
  atend* atiend* tramit* proces* despachar despachaba
  tramit* gestion* proces* diligenci*
  deriv* remit* transfer* transfier* redirig* canaliz* pasar_llamadas pasaba_llamadas pase_llamadas
  escalar escale escalaba escalado deriv*
  planific* plane* calendariz* agend* programar programe programaba programando programacion
  agend* programar programe programaba programando concertar concerte concertaba concertando citar cita citas citaba reserv* fijar_citas
  cancel* anul*
  aplaz* pospon* pospus* posterg* retras*
  convoc* citar citaba cite
  compr* adquir* adquisicion* adquier*
  pedir pid* pedi pedia pedido* solicit* encargar
  solicit* pedir pid* pedi pedia requerir requeri requer* requier*
  obten* obtuv* conseguir consegu* consig*
  eleg* elij* elig* escog* escoj* seleccion*
  asign* atribu*
  ensen* impart* dar_clase di_clase daba_clase doy_clase dar_clases di_clases daba_clases doy_clases dando_clases docencia
  instruir instrui instruia adiestr* entren* capacit* formar forme formaba formando
  dar di daba doy dando impart*
  corregir corrij* correg* calificar califique calificaba puntu*
  motivar motive motivaba animar anime animaba alent* alient*
  cursar curse cursaba cursando estudiar estudie estudiaba
  asistir asisti asistia acud*
  visit* acud*
  viaj* desplaz*
  particip* intervin* interven* tomar_parte tome_parte tomaba_parte formar_parte forme_parte
  aplicar aplique aplicaba aplicando usar use usaba usando utiliz* utilic* emplear emplee empleaba empleando
  operar opere operaba operando manej*
  ejecutar ejecute ejecutaba ejecucion realiz* realic* efectu* hacer hago hice hacia haciendo hecho llevar_a_cabo \
    lleve_a_cabo llevaba_a_cabo llevando_a_cabo llevo_a_cabo practicar practique practicaba
  iniciar inicie iniciaba inicio empez* empiez* empec* comenz* comienz* comenc* arranc*
  acab* termin* finaliz* conclu*
  continu* seguir segui seguia sigo siguio prosegu* prosig*
  abrir abri abria apertura*
  podar pode podaba poda podas recort*
  regar riego riegos rieg* regaba irrig*
  sembr* siembr* plantar plante plantaba plantacion*
  cosech* recolect* recog* recoj*
  alimentar alimente alimentaba dar_de_comer di_de_comer daba_de_comer
  abonar abonaba fertiliz*
  fumig* aplicar_fitosanitarios aplicacion_de_fitosanitarios
  suministrar suministre dar_medicacion di_medicacion daba_medicacion dar_la_medicacion daba_la_medicacion administr*
  extraccion* extraer extraje extraia sacar_sangre sacaba_sangre saque_sangre muestras_de_sangre
  moviliz* movilic* cambios_posturales cambio_postural levantar levantaba traslad*
  asear aseo aseos aseaba ase higiene duchar duchaba ducha banar banaba bano
  curar cure curaba curas cura heridas vendaje* vendar
  tomar_constantes toma_de_constantes tome_constantes tomaba_constantes constantes_vitales constantes signos_vitales
  vigil* custodi* proteg* protej* proteccion
  patrull* ronda rondas
  proteg* protej* proteccion resguard* salvaguard*
  control_de_acceso* control_de_accesos controlar_el_acceso controlaba_el_acceso controle_el_acceso vigilar_la_entrada
  coser cosi cosia cosido costura confeccion*
  fotografi* foto fotos retrat*
  grabar grabe grababa grabacion* filmar filme filmaba filmacion* rodar rodaje*
  editar edite editaba edicion montaje*
  programar programe programaba codific*
  depur* corregir_errores correccion_de_errores corregi_errores
  configur* parametriz* ajust*
  copias_de_seguridad copia_de_seguridad backup* respaldo*
  migr* traslad*
  conect* enlaz* vincul*
  anad* agreg* incorporar incorpore incorporaba incluir inclui incluia sumar sumaba
  elimin* borr* quitar quite quitaba suprim* retirar retire retiraba
  separ* dividir dividi dividia segreg*
  unir juntar junte combin* fusion* agrup*
  reduj* reducir reducia reduccion recort* rebaj*
  aument* increment*
  simplific* agiliz* agilic*
  aceler* agiliz* agilic*
  evit* imped* impid* preven* previn* previen*
  firmar firme firmaba suscrib* formaliz*
  aprob* aprueb* autoriz* visto_bueno
  rechaz* deneg* denieg* desestim*
  cumpl* respet* acat* conforme_a conforme
  asegurar asegure aseguraba asegurando garantiz* garantic* velar_por velaba_por
  consolar consolaba tranquiliz* calmar calmaba
  jugar jueg* jugaba juego juegos
  cantar canto cantaba cancion*
  bailar bail* danza danzas
  leer lei leia lectura lecturas
`);
