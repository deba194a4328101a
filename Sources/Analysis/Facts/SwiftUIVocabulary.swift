/// The names of SwiftUI that the analyzer relies on, from its documentation.
enum SwiftUIVocabulary {
  /// Property wrappers that reach the current value from any copy of a view.
  static let wrappers = words(
    """
    State Binding StateObject ObservedObject EnvironmentObject Environment Bindable FocusState
    FocusedBinding FocusedValue FocusedObject GestureState AppStorage SceneStorage Namespace
    ScaledMetric FetchRequest SectionedFetchRequest Query AccessibilityFocusState
    UIApplicationDelegateAdaptor NSApplicationDelegateAdaptor
    """)

  /// Property wrappers that observe an `ObservableObject`.
  static let observingWrappers: Set<String> = [
    "StateObject", "ObservedObject", "EnvironmentObject",
  ]

  /// Modifiers that put something into the environment of what they are applied to.
  static let environmentModifiers: Set<String> = ["environment", "environmentObject"]

  /// Attributes that are not property wrappers.
  static let plainAttributes = words(
    """
    ViewBuilder MainActor available objc IBOutlet IBAction discardableResult escaping autoclosure
    Sendable nonobjc inlinable usableFromInline preconcurrency unchecked ToolbarContentBuilder
    CommandsBuilder SceneBuilder backDeployed frozen
    """)

  /// Views of SwiftUI (and of Apple's other frameworks) that hand the environment on unchanged to
  /// what they are given.
  static let containers = words(
    """
    VStack HStack ZStack LazyVStack LazyHStack LazyVGrid LazyHGrid Grid GridRow Group GroupBox Form
    List Section ScrollView ScrollViewReader GeometryReader NavigationView NavigationStack
    NavigationSplitView NavigationLink TabView Tab TabSection ForEach Button Menu Label LabeledContent
    Toggle Picker DisclosureGroup OutlineGroup AnyView EquatableView TupleView ViewThatFits
    TimelineView ControlGroup DatePicker Stepper Slider ProgressView Gauge Link ShareLink EditButton
    AsyncImage Table TableRow TableColumn Canvas HSplitView VSplitView NavigationSplitViewColumn
    ToolbarItem ToolbarItemGroup ToolbarTitleMenu ContentUnavailableView ModifiedContent
    SecureField TextField TextEditor Map Chart PhotosPicker RenameButton Subview GlassEffectContainer
    ForEachSectionCollection UIHostingConfiguration ColorPicker SubscriptionStoreView ProductView
    StoreView AnyLayout HStackLayout VStackLayout ZStackLayout GridLayout Optional Array Binding
    Annotation MapReader ChartProxy Text Image Spacer Divider Color Rectangle Circle Capsule
    RoundedRectangle Path Ellipse EmptyView PasteButton SignInWithAppleButton MultiDatePicker
    NavigationPath
    """)

  /// Functions that take closures and hand what these make on unchanged.
  static let transparentFunctions = words(
    """
    map flatMap compactMap filter enumerated sorted reversed zip withAnimation indices prefix
    suffix dropFirst dropLast first last Optional animation
    """)

  /// Modifiers of SwiftUI that inject nothing that could be an environment object.
  static let modifiers = words(
    """
    accentColor accessibility accessibilityAction accessibilityActions accessibilityActivationPoint
    accessibilityAddTraits accessibilityAdjustableAction accessibilityChartDescriptor
    accessibilityChildren accessibilityCustomContent accessibilityElement accessibilityFocused
    accessibilityHeading accessibilityHidden accessibilityHint accessibilityIdentifier
    accessibilityIgnoresInvertColors accessibilityInputLabels accessibilityLabel
    accessibilityLabeledPair accessibilityLinkedGroup accessibilityRemoveTraits
    accessibilityRepresentation accessibilityRespondsToUserInteraction accessibilityRotor
    accessibilityRotorEntry accessibilityScrollAction accessibilityShowsLargeContentViewer
    accessibilitySortPriority accessibilityTextContentType accessibilityValue actionSheet alert
    alertButtonTint alignmentGuide allowsHitTesting allowsTightening allowsWindowActivationEvents
    anchorPreference animation annotation antialiased aspectRatio autocapitalization
    autocorrectionDisabled background backgroundExtensionEffect backgroundPreferenceValue
    backgroundStyle badge badgeProminence baselineOffset blendMode blur bold border bordered
    brightness buttonBorderShape buttonRepeatBehavior buttonStyle chartBackground chartLegend
    chartOverlay chartXAxis chartYAxis chartXScale chartYScale chartForegroundStyleScale clipShape
    clipped colorEffect colorInvert colorMultiply colorScheme compositingGroup confirmationDialog
    containerBackground containerRelativeFrame containerShape containerValue contentMargins
    contentShape contentTransition contextMenu contrast controlGroupStyle controlSize
    coordinateSpace cornerRadius datePickerStyle defaultAppStorage
    defaultHoverEffect defaultScrollAnchor defersSystemGestures deleteDisabled dialogIcon
    dialogSuppressionToggle digitalCrownRotation disableAutocorrection disabled
    disclosureGroupStyle distortionEffect draggable drawingGroup dropDestination
    dynamicTypeSize edgesIgnoringSafeArea equatable exportableToServices exportsItemProviders
    fileExporter fileImporter fileMover fill findDisabled findNavigator fixedSize flipsForRightToLeftLayoutDirection
    focusable focused focusedObject focusedSceneObject focusedSceneValue focusedValue font
    fontDesign fontWeight fontWidth foregroundColor foregroundStyle formStyle frame
    fullScreenCover gaugeStyle geometryGroup gesture glassEffect gradient grayscale
    gridCellAnchor gridCellColumns gridCellUnsizedAxes gridColumnAlignment groupBoxStyle
    handlesExternalEvents headerProminence help hidden highPriorityGesture
    hoverEffect hoverEffectDisabled hueRotation id ignoresSafeArea imageScale importsItemProviders
    indexViewStyle inspector inspectorColumnWidth interactionActivityTrackingTag
    interactiveDismissDisabled interpolation invalidatableContent italic kerning
    keyboardShortcut keyboardType keyframeAnimator labelStyle labelsHidden labelsVisibility
    layerEffect layoutDirectionBehavior layoutPriority layoutValue lineLimit lineSpacing
    listItemTint listRowBackground listRowInsets listRowHoverEffect listRowSeparator
    listRowSeparatorTint listRowSpacing listSectionMargins listSectionSeparator
    listSectionSeparatorTint listSectionSpacing listStyle luminanceToAlpha manageSubscriptionsSheet
    mapControlVisibility mapControls mapStyle mask matchedGeometryEffect matchedTransitionSource
    menuActionDismissBehavior menuIndicator menuOrder menuStyle minimumScaleFactor monospaced
    monospacedDigit moveDisabled multilineTextAlignment navigationBarBackButtonHidden
    navigationBarHidden navigationBarItems navigationBarTitle navigationBarTitleDisplayMode
    navigationDestination navigationSplitViewColumnWidth navigationSplitViewStyle
    navigationSubtitle navigationTitle navigationTransition navigationViewStyle offset offerCodeRedemption
    onAppear onChange onContinueUserActivity onContinuousHover onCopyCommand onCutCommand
    onDelete onDeleteCommand onDisappear onDrag onDrop onExitCommand onGeometryChange onHover
    onInsert onKeyPress onLongPressGesture onMove onMoveCommand onOpenURL
    onPasteCommand onPencilDoubleTap onPencilSqueeze onPlayPauseCommand onPreferenceChange
    onReceive onScrollGeometryChange onScrollPhaseChange onScrollTargetVisibilityChange
    onScrollVisibilityChange onSubmit onTapGesture opacity overlay overlayPreferenceValue padding
    paletteSelectionEffect persistentSystemOverlays phaseAnimator
    photosPicker photosPickerStyle pickerStyle popover position preference preferredColorScheme
    presentationBackground presentationBackgroundInteraction presentationCompactAdaptation
    presentationContentInteraction presentationCornerRadius presentationDetents
    presentationDragIndicator presentationSizing previewContext previewDevice previewDisplayName
    previewInterfaceOrientation previewLayout privacySensitive progressViewStyle
    projectionEffect quickLookPreview redacted refreshable renameAction renderingMode
    replaceDisabled resizable rotation3DEffect rotationEffect safeAreaBar
    safeAreaInset safeAreaPadding saturation scaleEffect scaledToFill scaledToFit scenePadding
    scrollBounceBehavior scrollClipDisabled scrollContentBackground scrollDisabled
    scrollDismissesKeyboard scrollEdgeEffectStyle scrollIndicators scrollIndicatorsFlash
    scrollInputBehavior scrollPosition scrollTarget scrollTargetBehavior scrollTargetLayout
    scrollTransition searchCompletion searchDictationBehavior searchFocused searchPresentationToolbarBehavior
    searchScopes searchSuggestions searchToolbarBehavior searchable sectionActions
    sectionIndexLabel selectionDisabled sensoryFeedback shadow sheet simultaneousGesture
    speechAdjustedPitch speechAlwaysIncludesPunctuation speechAnnouncementsQueued
    speechSpellsOutCharacters springLoadingBehavior statusBar statusBarHidden strikethrough stroke
    strokeBorder submitLabel submitScope subscriptionStatusTask swipeActions symbolEffect
    symbolEffectsRemoved symbolRenderingMode symbolVariant tabBarMinimizeBehavior tabItem
    tabViewBottomAccessory tabViewCustomization tabViewStyle tableStyle tag task textCase
    textContentType textEditorStyle textFieldStyle textInputAutocapitalization textRenderer
    textScale textSelection tint toggleStyle toolbar toolbarBackground toolbarBackgroundVisibility
    toolbarColorScheme toolbarItemHidden toolbarRole toolbarTitleDisplayMode toolbarTitleMenu
    toolbarVisibility tracking transaction transformAnchorPreference transformEffect
    transformPreference transition translationPresentation translationTask trim truncationMode
    typeSelectEquivalent typesettingLanguage underline unredacted userActivity visualEffect
    windowToolbarFullScreenVisibility writingToolsBehavior zIndex eraseToAnyView
    glassEffectID glassEffectUnion buttonSizing listSectionIndexVisibility mapCameraKeyframeAnimator
    labelReservedIconWidth labelIconToTitleSpacing textInputFormattingControlVisibility
    rotation scale storeProductsTask currentEntitlementTask productViewStyle
    """)

  /// Closures of these modifiers build views; those of all others run later, or not at all.
  static let buildingModifiers = words(
    """
    actionSheet alert background backgroundPreferenceValue badge buttonStyle chartBackground
    chartOverlay chartXAxis chartYAxis confirmationDialog containerBackground contextMenu
    fullScreenCover inspector listRowBackground mask mapControls navigationBarItems
    navigationDestination overlay overlayPreferenceValue popover safeAreaBar safeAreaInset
    searchSuggestions searchScopes searchable sheet swipeActions tabItem toolbar toolbarTitleMenu
    tabViewBottomAccessory sectionActions accessibilityChildren accessibilityRepresentation
    previewContext modifier phaseAnimator keyframeAnimator visualEffect map compactMap flatMap draggable
    listSectionSeparator annotation chartLegend presentationBackground accessibilityActions
    """)

  /// Modifiers whose content is shown anew each time that it is asked for.
  static let presentingModifiers = words(
    "sheet fullScreenCover popover navigationDestination inspector")

  /// Labels of closures that run when something happens rather than while a body does.
  static let actionLabels = words(
    """
    action perform onDismiss onCommit onEditingChanged onIncrement onDecrement set primaryAction
    onCompletion completion handler onTap onClose onSelect onDelete onCancel onSave
    """)

  /// Whether a type called `name` is SwiftUI's or UIKit's, so that building one tells nothing.
  static func isKnownType(_ name: String) -> Bool {
    containers.contains(name) || ValueTypes.names.contains(name)
      || KnownTypes.superclasses[name] != nil
  }

  /// Whether `name` is a modifier or function that changes nothing about the environment.
  static func isKnownModifier(_ name: String) -> Bool {
    modifiers.contains(name) || transparentFunctions.contains(name)
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init).filter { !$0.hasSuffix("_") })
  }
}
