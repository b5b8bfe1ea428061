import { groups } from '../../word-list.ts';

/** Plain words an honest editor exchanges: none of them raises ownership, depth or size. */
export const spanishSynonyms = () =>
  groups(`
    actualidad actual fecha presente hoy
    actualiz*
    admin administra*
    administr* aplic*
    alergeno*
    almacen*
    almacen* bodega
    alta*
    alumno* alumna* estudiante*
    anual* ano anos
    aprender aprend*
    aprox* alrededor unos unas cerca_de en_torno
    archiv* orden*
    arregl* reparar repare reparo reparaba reparando reparacion* reparad*
    articulo* publicacion*
    asign* encarg* encomend* responsab*
    atend* atiend* atencion servir sirv* trato trat*
    auditor* auditoria*
    ayud* apoy* colabor* asist* auxili*
    bachillerato bachiller
    baj* descend* disminuy* cay* paso pasaron pasar pasado
    bufe buffet
    cajero caja
    camarer* mesero*
    carta menu
    casa* domicilio* hogar*
    clase* docencia ensen*
    clasific*
    cliente* usuario* comensal*
    cobr* cobranza
    cocin* cocina culinari* gastronom*
    compr* adquisicion* adquir* pedido*
    conciliar conciliacion* concili*
    conduc* conducir carnet carne permiso licencia
    conducir conduj* conduzc* conduccion manej*
    conseguir consig* consegu*
    construir constru* construccion
    consulta* pregunta*
    contable* contab* contador* contaduria contadora
    contrato* acuerdo*
    control* supervis*_de revis* verific* comprob* inspecc*
    corregir corrij* correg* correccion*
    cura* herida*
    curar cura curas
    curso* formacion*
    datos informacion
    decir dij* digo
    declar*
    depto departamento*
    despacho bufete
    detect* identific* encontr* descubr*
    diari* dia dias
    digitaliz* escane*
    diplomado diplomada diplomatura
    dirigir dirij* dirig* direccion
    doctor* dr dra
    duplic* doble dos_veces
    electronic*
    elegir elij* eleg* seleccion*
    empleado* trabajador* personal plantilla
    empresa* compania* firma
    enfermer*
    entreg* reparto repart* suministr*
    equipo* grupo*
    escribir escrib* escrito
    euro euros
    expediente* caso* asunto*
    extraer extrac* extracc*
    factur*
    fin fines
    form* capacit* ensen* instru* entren*
    formacion_profesional fp ciclo
    gestion gestion* gestor*
    grado graduado graduada
    hacer hac* hago hice hizo hecho realiz*
    historia* historial*
    hora horas horario
    hospital* clinica* centro
    huesped* cliente*
    incidencia* problema*
    inform* comunic*
    ingenier* ing
    ingles inglesa
    ingreso* admision*
    lab laboratorio*
    leer lectura lei
    licenciado licenciada licenciatura lic
    limpi* limpieza higiene
    llamada* telefon*
    manipul*
    mantener mantuv* manteng* mantenimiento manten*
    mantenim* conserv*
    master maestria mtro mtra
    medicacion medicamento* farmaco*
    medir mid* medicion* medid*
    mejor*
    mensual* mes meses
    mercancia* producto*
    mostrar muestr*
    mudanza
    nativo nativa materno materna
    nino* infantil
    nomina*
    organiz* coordin* orden*
    paciente* enfermo*
    pag* abon*
    particip* involucr* formar_parte intervin*
    pediatr* infantil
    pedir pid* pedid*
    pesos mxn
    plan* program* planific*
    ponencia* charla* presentacion*
    poner pus* pong* puesto puesta colocar coloc*
    prepar* elabor* confeccion* redact* hacer hago hice
    producir produj* produccion*
    prof profesor*
    promedio media medio
    proveedor* suministrador*
    recib* recepcion* acog*
    ref referencia*
    registr* captur* anot* introduc*
    report* informe*
    reserva*
    residente* anciano* mayores
    resolv* resuelv* solucion*
    respond* respuesta* contest*
    reunion* junta*
    revis* repas*
    seguir sigo sigue siguio seguimiento segui*
    semanal* semana*
    servir serv* sirv* sirvo
    stock inventario* existencia*
    subio subieron subir subida aument* crec* paso pasaron pasar pasado
    supervis*
    taller*
    tard* duro duracion durar demor*
    tecnico tecnica
    tel telefon*
    tener tuv* teng*
    tienda* comercio* establecimiento*
    timbr*
    todo toda entero entera completo completa total
    traducir traduj* traduzc* traduccion*
    tramit* gestion_de
    transport* traslad*
    traslad* mov*
    trimestr*
    turn*
    turno* guardia*
    turno* noche* nocturn*
    univ universidad*
    urgenc* emergencia*
    uso usos usar use usaba usando utiliz* manej* emple*
    vacun*
    vend* venta*
    verano estival
  `);
