import { groups } from '../../word-list.ts';

/** One word as verb and noun of unlike stems, in an irregular form, under two spellings, or cut short. */
export const spanishForms = () =>
  groups(`
    abrir abri abria abierto abierta apertura*
    acordar acord* acuerd* acuerdo
    admitir admiti admision*
    admon adm administracion
    ahorrar ahorre ahorro ahorros
    almorzar almorz* almuerz* comida
    analizar analice analizaba analisis
    aprender aprendi aprendizaje*
    aprox aproximadamente alrededor cerca_de en_torno_a unos unas mas_o_menos
    arq arquitect*
    at_cliente atencion_al_cliente
    atraer atraje atraia atraccion
    atribuir atribu*
    aux auxiliar*
    av avda avenida
    ayte ayudante*
    bach bachillerato
    backup copia_de_seguridad respaldo
    bio biologia
    buffet bufe
    caer caigo cai caia cayo caida caidas
    calentar calent* calient*
    call_center centro_de_llamadas centro_de_atencion_telefonica contact_center
    cerrar cerre cerraba cierre cierres cierro
    check-in registro_de_huespedes
    check-out salida_de_huespedes
    cia compania
    club clubes
    coger coji cogi cogia coj*
    colgar colg* cuelg*
    comenzar comenz* comienz* comenc*
    competir compit* competi competicion*
    componer compuse compuesto composicion*
    comprar compre compraba compra compras comprado
    concluir conclu* conclusion*
    conducir conduj* conduzc* conducia conduccion
    construir construy* construi construccion* construia
    contar conte contaba conteo* recuento*
    contener contuv* contenido
    contribuir contribu* contribucion*
    convertir converti conviert* convirt* conversion*
    coord coordinador* coordinadora
    corregir corrij* corregi corregia correccion*
    coser cosi cosia costura
    cp contador*
    crecer crec* crecimiento
    cubrir cubri cubria cubierto cubierta cobertura*
    cuidar cuide cuidaba cuidado cuidados
    cultivar cultive cultivaba cultivo cultivos
    cv curriculum curriculo hoja_de_vida
    decidir decidi decidia decision*
    decir digo dije dijo decia diciendo dicho
    defender defend* defiend* defensa
    depto dpto departamento*
    descubrir descubri descubrimiento* descubiert*
    deshacer deshice deshecho
    despedir despid* despedid* despido*
    detener detuv* detencion*
    devolver devolv* devuelv* devolucion*
    dir director directora
    dirigir dirij* dirigi dirigia direccion
    disponer dispuse disponia dispuesto disposicion
    distribuir distribuy* distribui distribucion* reparto
    doc docs documento* documentacion
    dormir duermo durmi* dormia
    dr dra doctor*
    eco ecografia*
    edu educacion educativ*
    elegir elij* elegi eleccion* eligi*
    embarcar embarque embarcaba embarques
    emitir emiti emitia emision* expedir expedicion
    empezar empez* empiez* empec*
    encontrar encontr* encuentr*
    ensenar ensene ensenaba ensenanza*
    entender entend* entiend* comprend* comprension
    entrar entraba entrada entradas acceso
    enviar envie enviaba envio envios
    escribir escribi escribia escrito escritura redaccion redact*
    esp espanol espana
    exigir exij* exigi exigencia*
    exponer expuse exponia expuesto exposicion*
    ext externo exterior
    extender extend* extiend* extension*
    extraer extraje extraia extraccion*
    fac facultad*
    feedback retroalimentacion comentarios
    fis fisica
    fisio fisioterapia
    freelance por_cuenta_propia
    freir frio frei frito fritos fritura*
    gral general*
    gte gerente
    hacer hago hice hizo hicimos hacia haciendo hecho hecha
    hosp hospital
    huir huyo hui
    imprimir imprimi impreso impresa impresion*
    incl incluid* incluye*
    incluir inclu* inclusion
    info informacion
    ing ingenier*
    instruir instruy* instrui instruccion*
    int interno
    intervenir intervin* intervencion*
    introducir introduj* introduzc* introduccion*
    invertir inverti inviert* inversion*
    jugar jueg* jugaba
    lab laboratorio*
    leer lei leia lectura*
    lic licenciad* licenciatura
    llegar llegue llegaba llegada*
    mail correo_electronico email e-mail
    mant mto mtto mantenimiento
    marketing mercadotecnia
    mates matematica*
    max maximo
    medir mide midio midiendo medi medicion* medida*
    min minimo
    mkt marketing mercadotecnia mercadeo
    mostrar mostr* muestr*
    mover movi movia muev* movimiento*
    newsletter boletin
    nie dni documento_de_identidad identificacion
    num nro numero
    obtener obtuv* obtencion obten*
    oir oigo oi oia oyendo
    online en_linea por_internet virtual virtuales internet
    packing embalaje empaquetado empaque
    pag pags pagina paginas
    parking aparcamiento
    pedir pid* pedi pedia pedido* peticion*
    perder perd* pierd* perdida*
    permitir permiti permiso*
    picking preparacion_de_pedidos prepar*_pedidos
    poder puedo pude podia
    poner pongo puse puso ponia poniendo puesto puesta
    ppt powerpoint presentacion*
    preferir prefier* prefir* prefer*
    presencial presencialmente en_persona cara_a_cara
    prevenir previn* prevencion preven*
    probar probe pruebo probaba prueba pruebas
    prod produccion
    producir produj* produzc* produccion* producia
    prof profa profesor*
    proponer propuse proponia propuesto propuesta* proposicion*
    proteger protej* protegi protegia proteccion
    psico psicologia
    pyme pymes pequenas_empresas pequenas_y_medianas_empresas
    querer quiero quise queria
    quim quimica
    recibir recibi recibia recepcion* recibo recibos
    recoger recoj* recogi recogia recogida*
    recomendar recomend* recomiend*
    reducir reduj* reduzc* reducia reduccion*
    regar regue regaba riego riegos
    reir rio rei
    renovar renov* renuev* renovacion*
    repetir repit* repet* repeticion*
    resolver resolv* resuelv* resolucion*
    resp responsable*
    responder respondi respondia respuesta*
    revisar revise revisaba revision*
    romper rompi rompia roto rota rotura*
    rrhh recursos_humanos
    rrpp relaciones_publicas
    rx radiografia* rayos_x
    sa s.a sociedad_anonima
    saber supe sabia sabiendo
    sac servicio_de_atencion_al_cliente atencion_al_cliente servicio_al_cliente
    salir salgo sali salia saliendo salida salidas
    satisfacer satisfic* satisfecho satisfaccion
    secr secretari*
    seguir sigo sigue siguio siguiendo segui seguia seguimiento*
    sembrar sembre siembro siembra siembras
    sentir siento senti sintio sentia
    servir sirv* servi servia servicio*
    sintetizar sintetice sintesis
    sl s.l sociedad_limitada
    software_de_gestion programa_de_gestion
    sostener sostuv* sostenimiento
    sr senor senores
    sra senora senoras
    stock stocks existencias inventario*
    suponer supuse supuesto
    sustituir sustitu* sustitucion*
    ta tension_arterial presion_arterial
    tec tecnico tecnica
    teletrabajo trabajo_remoto a_distancia en_remoto remoto remota home_office
    test prueba pruebas
    tfno tlf tel telefono
    ticket tique tiquet
    tomar tome tomaba toma tomas
    tpv terminal_de_punto_de_venta datafono punto_de_venta
    traducir traduj* traduzc* traducia traduccion*
    traer traigo traje trajo traia trayendo
    transmitir transmiti transmision*
    tratar trate trataba trato tratamiento*
    ud usted
    uni universidad
    univ universidad* universitari*
    valer valgo valio
    vender vendi vendia venta ventas vendido
    venir vengo vine vino venia viniendo
    ver veo vi veia viendo visto vista
    vestir visti vistio vestia vestido
    vet veterinari*
    vigilar vigile vigilaba vigilancia
    volar vole volaba vuelo vuelos
    volver vuelv* volvi volvia vuelto vuelta vueltas regres* retorn*
    wifi red_inalambrica
  `);
