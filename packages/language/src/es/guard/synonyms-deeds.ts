import { groups } from '../../word-list.ts';

/**
 * Verbs of doing: each group is one deed at one level. Help, charge and approval never stand beside mere doing. Forms are
 * written out where a short stem opens other words too ("repar" also opens "reparto").
 */
export const spanishDeeds = () =>
  groups(`
    abonar abonaba fertiliz*
    abrir abri abria apertura*
    acab* termin* finaliz* conclu*
    aceler* agiliz* agilic*
    actualiz* poner_al_dia puesta_al_dia puse_al_dia ponia_al_dia renov*
    adapt* ajust* personaliz*
    agend* programar programe programaba programando concertar concerte concertaba concertando citar cita citas citaba \
      reserv* fijar_citas
    alimentar alimente alimentaba dar_de_comer di_de_comer daba_de_comer
    almacen* guardar guarde guardaba guardando custodi*
    anad* agreg* incorporar incorpore incorporaba incluir inclui incluia sumar sumaba
    analiz* analis* analic* examin*
    apil* palet*
    aplaz* pospon* pospus* posterg* retras*
    aplicar aplique aplicaba aplicando usar use usaba usando utiliz* utilic* emplear emplee empleaba empleando
    aprob* aprueb* autoriz* visto_bueno
    archiv* ordenar ordene ordenaba clasific* guardar guardaba guarde
    asear aseo aseos aseaba ase higiene duchar duchaba ducha banar banaba bano
    asegurar asegure aseguraba asegurando garantiz* garantic* velar_por velaba_por
    asesor* aconsej* orient* recomend*
    asign* atribu*
    asistir asisti asistia acud*
    atend* atiend* atencion servir sirv* servi servia servicio servicios
    atend* atiend* tramit* proces* despachar despachaba
    aument* increment*
    bailar bail* danza danzas
    barrer barri barria barrido barriendo limpi*
    busc* busqued* rastre* localiz*
    calcul* cuantific*
    cancel* anul*
    cantar canto cantaba cancion*
    cargar cargue cargaba cargando carga cargas estib*
    clasific* ordenar ordene ordenaba categoriz* separ* agrup* organiz*
    cobrar cobre cobraba cobro cobros cobrando cobranza
    cocin* prepar* guis* elabor*
    coment* convers* discut* debat* hablar hable hablaba
    compr* adquir* adquisicion* adquier*
    comunic* inform* avis* notific* anunci* report* poner_al_corriente
    conduc* conduj* conduzc* conduccion manej*
    conect* enlaz* vincul*
    configur* parametriz* ajust*
    consolar consolaba tranquiliz* calmar calmaba
    constru* edificar edificacion*
    contabiliz* asentar asiento asientos registr*
    continu* seguir segui seguia sigo siguio prosegu* prosig*
    control_de_acceso* control_de_accesos controlar_el_acceso controlaba_el_acceso controle_el_acceso \
      vigilar_la_entrada
    convoc* citar citaba cite
    copias_de_seguridad copia_de_seguridad backup* respaldo*
    correg* corrij* correccion* revis* enmend* enmiend* rectific*
    corregir corrij* correg* calificar califique calificaba puntu*
    cortar corte cortaba cortado cortando troce* picar picaba picado
    cosech* recolect* recog* recoj*
    coser cosi cosia cosido costura confeccion*
    cotej* compar* contrast*
    cuadrar cuadre cuadraba cuadrado concili* arqueo* arquear cierre_de_caja cierres_de_caja cerrar_caja
    cuidar cuide cuidaba cuidando cuidado cuidados atend* atiend* atencion velar velaba velando vigil*
    cumpl* respet* acat* conforme_a conforme
    curar cure curaba curas cura heridas vendaje* vendar
    cursar curse cursaba cursando estudiar estudie estudiaba
    dar di daba doy dando impart*
    depur* corregir_errores correccion_de_errores corregi_errores
    deriv* remit* transfer* transfier* redirig* canaliz* pasar_llamadas pasaba_llamadas pase_llamadas
    descarg* desestib* vaciar vaciaba vaciado
    desinfect* higieniz* sanitiz* higienic*
    desmont* desarm* desinstal*
    detect* localiz* localic* encontr* encuentr* hallar halle hallaba hallazgo* descubr* identific* adverti
    devol* devuelv* reembols* reintegr*
    editar edite editaba edicion montaje*
    ejecutar ejecute ejecutaba ejecucion realiz* realic* efectu* hacer hago hice hacia haciendo hecho llevar_a_cabo \
      lleve_a_cabo llevaba_a_cabo llevando_a_cabo llevo_a_cabo practicar practique practicaba
    eleg* elij* elig* escog* escoj* seleccion*
    elimin* borr* quitar quite quitaba suprim* retirar retire retiraba
    empaquet* embal* envas* empac* envolver envuelv* envolvia
    emplat* montar_platos montaje_de_platos montaba_platos
    ensen* impart* dar_clase di_clase daba_clase doy_clase dar_clases di_clases daba_clases doy_clases dando_clases \
      docencia
    entreg* reparto* repartir reparti repartia distribu*
    enviar envi* mandar mande mandaba mandando remit* despachar despache despachaba expedir expedi expedia expedicion*
    escalar escale escalaba escalado deriv*
    escane* digitaliz* digitalic*
    escrib* redact* elabor* escrito
    estimar estime estimaba estimacion* calcul*
    etiquet* rotul*
    evalu* valorar valore valoraba valoracion* calificar califique calificaba
    evit* imped* impid* preven* previn* previen*
    excav* cavar cavaba cavado zanj*
    explic* aclar* describ* descripcion* detall*
    extraccion* extraer extraje extraia sacar_sangre sacaba_sangre saque_sangre muestras_de_sangre
    factur* emitir_facturas emiti_facturas emitia_facturas emision_de_facturas
    firmar firme firmaba suscrib* formaliz*
    fotocopi* copia copias copiar copiaba copie
    fotografi* foto fotos retrat*
    fumig* aplicar_fitosanitarios aplicacion_de_fitosanitarios
    grabar grabe grababa grabacion* filmar filme filmaba filmacion* rodar rodaje*
    hablar hable hablaba hablando habl* convers* charl* dialog* comunic*
    horne* prepar* elabor*
    imprimir imprimi imprimia impresion impreso*
    indag* averigu*
    iniciar inicie iniciaba inicio empez* empiez* empec* comenz* comienz* comenc* arranc*
    instal* montar monte montaba montaje* montado montando coloc* puesta_en_marcha poner ponia puse puso
    instruir instrui instruia adiestr* entren* capacit* formar forme formaba formando
    inventari* contar contaba conte conteo* recuento* recontar
    jugar jueg* jugaba juego juegos
    leer lei leia lectura lecturas
    limpi* lavar lave lavaba lavado lavando asear aseo aseaba fregar friego fregaba fregado higieniz*
    llam* telefon*
    manten* mantuv* conserv*
    maquet* compagin*
    medir mid* medi medicion* tomar_medidas toma_de_medidas tome_medidas
    migr* traslad*
    modific* cambi* ajust* adapt* retoc*
    montar monte montaba montaje* montado ensambl* armar armaba armado armando
    mostrar mostr* muestr* exhib*
    motivar motive motivaba animar anime animaba alent* alient*
    moviliz* movilic* cambios_posturales cambio_postural levantar levantaba traslad*
    obten* obtuv* conseguir consegu* consig*
    ofrec* ofrezc* brind* proporcionar proporcione proporcionaba proporcionando facilit* prestar preste prestaba
    operar opere operaba operando manej*
    ordenar ordene ordenaba ordenando ordenado recog* recoj* coloc* colocar
    pagar pague pagaba pago pagos pagando pagado abonar abone abonaba liquidar liquidaba liquidacion*
    particip* intervin* interven* tomar_parte tome_parte tomaba_parte formar_parte forme_parte
    patrull* ronda rondas
    pedir pid* pedi pedia pedido* solicit* encargar
    persuad* convenc* convenz*
    planific* plane* calendariz* agend* programar programe programaba programando programacion
    podar pode podaba poda podas recort*
    pregunt* consult*
    probar probe probaba prueba pruebas testear teste* ensay*
    programar programe programaba codific*
    promocionar promocione promocionaba promocionando anunci* publicit* dar_a_conocer difund* difusion divulg*
    proteg* protej* proteccion resguard* salvaguard*
    publicar publique publicaba publicando colgar colgaba difund* difusion
    rechaz* deneg* denieg* desestim*
    recib* recepcion* acept*
    recib* recepcion* acog* dar_la_bienvenida di_la_bienvenida daba_la_bienvenida bienvenida saludar salude saludaba
    recog* recoj* recogida* retirar retire retiraba retirada recolect*
    recopil* reunir reuni reunia recab* recog* recoj* compil* juntar junte juntaba recolect*
    recordar recorde recordaba recordatorio* avis*
    redact* elabor* prepar* confeccion* escrib* levantar_actas levante_actas
    reduj* reducir reducia reduccion recort* rebaj*
    reemplaz* reemplac* sustitu* cambi* recambi*
    reform* renov* renuev* rehabilit*
    regar riego riegos rieg* regaba irrig*
    registr* anot* apunt* introduc* introduj* captur* ingresar ingrese ingresaba grabar grabe grababa mecanograf* \
      tecle* asentar meter meti metia
    reparar repare reparo reparaba reparando reparacion* reparad* arregl* subsan*
    reponer reponia repongo repus* reposicion* reponiendo reabastec* surtir surti surtia rellen*
    resolv* resuelv* resolucion* solucion* arregl* solvent* subsan*
    respond* respuesta* contest* atend* atiend*
    resum* sintetiz* sintesis
    revis* comprob* comprueb* verific* inspeccion* examin* chequ* repas* cotej*
    sembr* siembr* plantar plante plantaba plantacion*
    separ* dividir dividi dividia segreg*
    simplific* agiliz* agilic*
    soldar sueld* soldaba soldadura* soldando
    solicit* pedir pid* pedi pedia requerir requeri requer* requier*
    sugerir sugir* suger* propon* propus* propuest* recomend* plante*
    suministr* abastec* proveer provey* proveia provision* aprovision* surtir surtia
    suministrar suministre dar_medicacion di_medicacion daba_medicacion dar_la_medicacion daba_la_medicacion \
      administr*
    tomar_constantes toma_de_constantes tome_constantes tomaba_constantes constantes_vitales constantes signos_vitales
    tomar_nota tome_nota tomaba_nota tomar_notas tome_notas tomaba_notas anot* apunt*
    tomar_pedidos tome_pedidos tomaba_pedidos tomo_pedidos toma_de_pedidos tomar_comandas tome_comandas \
      tomaba_comandas tomo_comandas toma_de_comandas tomar_nota anot* apunt* comanda comandas recog* recoj*
    traduc* traduj* traduzc* traduccion* verter
    tramit* gestion* proces* diligenci*
    transcrib* transcripcion* pasar_a_limpio pase_a_limpio pasaba_a_limpio
    transport* traslad* llev* acarre* mover movi movia moviendo muev* desplaz*
    unir juntar junte combin* fusion* agrup*
    vender vendi vendia vendiendo venta ventas vendido comercializ* despachar despachaba despache
    viaj* desplaz*
    vigil* custodi* proteg* protej* proteccion
    vigil* monitoriz* monitore* seguimiento seguir segui seguia
    visit* acud*
  `);
